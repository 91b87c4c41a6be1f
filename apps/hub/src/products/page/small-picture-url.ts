/** Where the hub shows a picture of a product small; its own host, since the policy of its pages lets in no other. */
export function smallPictureUrl(address: string): string | null {
  const [path = ''] = address.split('#');
  return path === '' ? null : `/api/products/picture?of=${encodeURIComponent(path)}`;
}
