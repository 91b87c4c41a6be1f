import { zodResolver } from '@hookform/resolvers/zod';
import { declaration } from '@selvedge/contract/registration';
import { companyDetails } from '@selvedge/contract/registration-company';
import {
  optionalTradeReferences,
  tradeReferences,
} from '@selvedge/contract/registration-references';
import { z } from 'zod';

const maybeReferences = z.object({ trade_references: optionalTradeReferences });

/** All three are required, but on the path that qualifies by proof (decision 7). */
const completeReferences = maybeReferences.superRefine((values, context) => {
  const { error } = z.object({ trade_references: tradeReferences }).safeParse(values);
  for (const { message, path } of error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path });
});

/** The contract's rules, as the wizard's forms are held to them. */
export const wizardRules = {
  company: zodResolver(companyDetails),
  completeReferences: zodResolver(completeReferences),
  maybeReferences: zodResolver(maybeReferences),
  declaration: zodResolver(declaration),
};

export type CompanyValues = z.input<typeof companyDetails>;
export type CompanyOutput = z.output<typeof companyDetails>;
export type ReferencesValues = z.input<typeof completeReferences>;
export type ReferencesOutput = z.output<typeof maybeReferences>;
export type DeclarationValues = z.input<typeof declaration>;
export type DeclarationOutput = z.output<typeof declaration>;
