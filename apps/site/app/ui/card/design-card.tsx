import type { ComponentProps } from 'react';
import { Picture } from '../picture/picture.tsx';
import { Card, type CardProps } from './card.tsx';
import { CARD_PICTURE_WIDTH_PX } from './card-picture-width.ts';

type PictureProps = ComponentProps<typeof Picture>;

/** The card of a design in one of its colours, in whatever grid it stands. */
export function DesignCard(
  props: Omit<CardProps, 'picture' | 'title'> & {
    readonly design: string;
    /** Where its picture is; without one the design's name stands in its place. */
    readonly picture: PictureProps['src'];
    readonly ratio: PictureProps['ratio'];
    /** How wide the layout shows the picture. */
    readonly sizes: string;
  },
) {
  const { design, picture, ratio, sizes, ...card } = props;
  return (
    <Card
      {...card}
      title={design}
      picture={
        <Picture
          src={picture}
          alt=""
          ratio={ratio}
          placeholder={design}
          maxWidthPx={CARD_PICTURE_WIDTH_PX}
          sizes={sizes}
        />
      }
    />
  );
}
