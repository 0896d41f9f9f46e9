import type { BlogPicture } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { ProductPicture } from '@shop/shared/ui';
import { isPlainPress, PictureStrip } from '@shop/shared/ui/bundled';
import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
`;

const Main = styled.figure`
  & > span {
    aspect-ratio: var(--picture-ratio, 1.5);
    border-radius: ${theme.radius.m};
  }
  & > figcaption {
    margin-top: ${theme.space.s};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
  ${media.wide} {
    & > span {
      width: 100%;
      max-height: min(85vh, 600px);
    }
  }
  ${media.narrow} {
    & > span {
      margin-inline: calc(-1 * clamp(16px, 4vw, 40px));
      border-radius: 0;
    }
  }
`;

const Strip = styled(PictureStrip)`
  & a > span {
    aspect-ratio: 4 / 3;
  }
`;

/** The frame has the first picture's shape within these, so that choosing another moves nothing. */
const narrowest = 0.8;
const widest = 2;

/** The main picture, and a strip to choose it from when there are several (spec section 2). */
export function PostPictures({ pictures }: { pictures: readonly BlogPicture[] }) {
  const [index, setIndex] = useState(0);
  const [first] = pictures;
  const main = pictures[index] ?? first;
  if (!first || !main) return null;
  const ratio = first.width && first.height ? first.width / first.height : 1.5;
  const choose = (event: MouseEvent, at: number) => {
    // With a modifier it is opened by itself, as any link.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setIndex(at);
  };
  return (
    <Frame>
      <Main style={{ '--picture-ratio': Math.min(Math.max(ratio, narrowest), widest) } as object}>
        <ProductPicture
          key={main.src}
          picture={main}
          sizes="(min-width: 768px) 640px, 100vw"
          eager
        />
        {main.caption && <figcaption>{main.caption}</figcaption>}
      </Main>
      {pictures.length > 1 && (
        <Strip
          pictures={pictures}
          current={index}
          width={84}
          hrefOf={({ src }) => src}
          onChoose={choose}
        />
      )}
    </Frame>
  );
}
