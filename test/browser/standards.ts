import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { HtmlValidate } from 'html-validate';

const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard'] });
const structuredData = new Validator();

/** The site sells nothing: what search engines would have of a price, a product does not say. */
const OF_SALES = /"offers"/u;

/**
 * What a page's source says against the standards: elements where HTML does not want them, and structured data without what
 * search engines ask for. What they only recommend is left alone.
 */
export async function faultsAgainstStandards(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  const ofHtml = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  const facts = await structuredData.validate(new WebAutoExtractor({}).parse(html));
  const ofFacts = facts
    .filter(({ severity, issueMessage }) => severity === 'ERROR' && !OF_SALES.test(issueMessage))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
  return [...ofHtml, ...ofFacts];
}
