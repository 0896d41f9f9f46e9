import { type StoreAddress, shopConfig } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import { PinIcon } from '@shop/shared/ui/bundled';
import { useState } from 'react';
import { styled } from 'styled-components';
import drawnMap from '../../assets/drawn-map.svg';
import { iconLink } from '../frame/page.styles';

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
`;

const Frame = styled.div`
  flex: 1;
  width: 100%;
  position: relative;
  display: grid;
  place-items: center;
  min-height: 320px;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  /* Old browsers lay pictures into the grid (platform/rendering/page-styles.ts). */
  & > * {
    grid-area: 1 / 1;
  }
  & > iframe,
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

const OutsideLink = styled.a`
  ${iconLink}
`;

/** @param label what screen readers say instead of the text */
export const MapsLink = ({ store, label }: { store: StoreAddress; label?: string }) => (
  <OutsideLink href={store.mapsUrl} target="_blank" rel="noopener noreferrer" aria-label={label}>
    <PinIcon size={20} />
    Open in maps
  </OutsideLink>
);

/**
 * The embedded map, fetched only on a press: no third party slows the page, or learns of the visit.
 * The link beneath needs neither frame nor script.
 */
export function StoreMap() {
  const [isShown, setIsShown] = useState(false);
  const { mapEmbedUrl, name, stores } = shopConfig();
  const [store] = stores;
  return (
    <Place>
      <Frame>
        {isShown ? (
          <iframe
            src={mapEmbedUrl}
            title={`Map of ${name}`}
            referrerPolicy="no-referrer"
            allowFullScreen
          />
        ) : (
          <>
            <img src={drawnMap} alt="" loading="lazy" />
            <Button tone="quiet" onClick={() => setIsShown(true)}>
              <PinIcon />
              Show the map
            </Button>
          </>
        )}
      </Frame>
      {store && <MapsLink store={store} />}
    </Place>
  );
}
