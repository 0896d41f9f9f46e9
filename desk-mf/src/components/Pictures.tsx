import type { DeskPictureReply } from '@shop/shared/contract';
import { readPicture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { ChevronLeftIcon, CloseIcon, IconButton, ProductPicture } from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { ignoreDoubleClick } from './ignore-double-click';

const Grid = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${theme.space.m};
  & > li > span {
    border-radius: ${theme.radius.s};
  }
  & > li > div {
    display: flex;
    justify-content: space-between;
  }
`;

interface PicturesProps {
  images: readonly DeskPictureReply[];
  title: string;
  onChange: (images: DeskPictureReply[]) => void;
}

/** The pictures of a product in their order; the first stands for it in lists. */
export const Pictures = ({ images, title, onChange }: PicturesProps) => (
  <Grid>
    {images.map((image, at) => {
      const others = images.filter((other) => other !== image);
      const name = `Picture ${at + 1}`;
      // One picture may stand for several colours.
      const before = images.slice(0, at).filter(({ hash }) => hash === image.hash).length;
      return (
        <li key={`${image.hash} ${before}`}>
          <ProductPicture
            picture={readPicture(image, `${name} of ${title}`)}
            sizes="200px"
            alt={`${name} of ${title}`}
          />
          <div>
            {at > 0 && (
              <IconButton
                label={`${name}: earlier`}
                onClick={() =>
                  onChange([...others.slice(0, at - 1), image, ...others.slice(at - 1)])
                }
              >
                <ChevronLeftIcon />
              </IconButton>
            )}
            <IconButton
              label={`${name}: remove`}
              // The next picture moves here.
              onClick={ignoreDoubleClick(() => onChange(others))}
            >
              <CloseIcon />
            </IconButton>
          </div>
        </li>
      );
    })}
  </Grid>
);
