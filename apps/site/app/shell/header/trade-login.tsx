import { ButtonLink } from '../../ui/button/button.tsx';

/** Opens the trade site in a new tab; absent where there is none. [HEAD-06] */
export function TradeLogin(props: { readonly address: string; readonly wide?: boolean }) {
  if (props.address === '') return null;
  return (
    <ButtonLink href={props.address} newTab variant="outline" wide={props.wide ?? false}>
      Trade Login
    </ButtonLink>
  );
}
