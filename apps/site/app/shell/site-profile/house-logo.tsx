import { pictureSources } from '../../ui/picture/picture-sources.ts';
import { useFailedPicture } from '../../ui/picture/use-failed-picture.ts';
import styles from './house-logo.module.css';

/** Sharp on the densest screens at the largest size that the stylesheet has. */
const WIDEST_PX = 640;
/** Of what is offered a browser takes what this asks for; a logo is small. */
const SIZES = '12rem';

/**
 * The house's logo, called as the house is; its name in letters where it has none or the picture does not come.
 * Source: decision 25.
 *
 * @param props.src address of the picture, as it is stored; empty where there is none
 */
export function HouseLogo({ name, src }: { readonly name: string; readonly src: string }) {
  const { hasFailed, watch } = useFailedPicture(src);
  if (src === '' || hasFailed) return name;
  const sources = pictureSources(src, WIDEST_PX);
  return (
    <picture className={styles.logo}>
      {sources?.choices.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img
        {...watch}
        className={styles.image}
        src={sources?.src ?? src}
        alt={name}
        {...(sources && { width: sources.widthPx, height: sources.heightPx })}
      />
    </picture>
  );
}
