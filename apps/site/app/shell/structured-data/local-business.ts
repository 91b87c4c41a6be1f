import type { Store } from '@selvedge/contract/store';
import { linkTarget } from '../../ui/link-target.ts';
import { mapPosition } from './map-position.ts';
import { openingHours } from './opening-hours.ts';
import { countryOf } from './region-country.ts';

interface House {
  readonly name: string;
  /** Absolute address of the page that lists the stores. */
  readonly page: string;
}

/** A store of the house; what is not known of it is left out. Source: STORE-02. */
export function localBusiness(store: Store, house: House) {
  const hours = openingHours(store.tradingHours);
  const position = mapPosition(store.mapUrl);
  const map = linkTarget(store.mapUrl);
  return {
    '@type': 'LocalBusiness',
    name: store.title,
    url: house.page,
    parentOrganization: { '@type': 'Organization', name: house.name },
    ...(store.phone && { telephone: store.phone }),
    address: {
      '@type': 'PostalAddress',
      ...(store.address && { streetAddress: store.address }),
      addressRegion: store.region,
      addressCountry: countryOf(store.region),
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(map && { hasMap: map.href }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}
