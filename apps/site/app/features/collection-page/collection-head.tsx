import { collectionUrl } from '@selvedge/contract/urls';

/**
 * Title, description and canonical link of a collection. They are elements and not the route's `meta`, since within the
 * site the page opens before its collection is there. Source: decision 35.
 */
export function CollectionHead(props: {
  readonly name: string;
  readonly text: string;
  readonly itemGroup: string;
  readonly application: string;
  readonly supplier: { readonly name: string; readonly origin: string };
}) {
  const { name, text, itemGroup, application, supplier } = props;
  return (
    <>
      <title>{`${name} | ${supplier.name}`}</title>
      <meta name="description" content={`${name}. ${text}`.trim()} />
      <link rel="canonical" href={supplier.origin + collectionUrl(itemGroup, application, name)} />
    </>
  );
}
