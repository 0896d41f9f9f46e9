import { shopConfig } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { Button, PinIcon } from '@shop/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { signedLink } from '../frame/page.styles';

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
  & > iframe,
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    color: ${theme.color.paper};
  }
  & > button {
    position: relative;
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

const Beneath = styled.a`
  ${signedLink}
`;

/**
 * The embedded map, fetched only when it is wanted: no third party slows the page, or learns of the
 * visit. The link beneath needs neither frame nor script.
 */
export function StoreMap() {
  const [wanted, setWanted] = useState(false);
  const { mapEmbedUrl, name, stores } = shopConfig();
  const [store] = stores;
  return (
    <Place>
      <Frame>
        {wanted ? (
          <iframe
            src={mapEmbedUrl}
            title={`Map of ${name}`}
            referrerPolicy="no-referrer"
            allowFullScreen
          />
        ) : (
          <>
            <DrawnMap />
            <Button tone="quiet" onClick={() => setWanted(true)}>
              <PinIcon />
              Show the map
            </Button>
          </>
        )}
      </Frame>
      {store && (
        <Beneath href={store.mapsUrl} target="_blank" rel="noopener noreferrer">
          <PinIcon size={20} />
          Open in maps
        </Beneath>
      )}
    </Place>
  );
}

const DrawnMap = () => (
  <svg
    viewBox="0 0 600 360"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    <path
      strokeWidth="16"
      d="M-10 92 240 70l380 40M-10 290l270-22 360 34M150-10l26 380M410-10l-18 380"
    />
    <path
      strokeWidth="6"
      d="M-10 180l186-12 224 10 210-6M60-10l16 380M250-10l10 380M320-10v380M500-10l-14 380M-10 230l190-10M400 230l220 14M176 120h224M600 40 410 50"
    />
    <path
      stroke="#a8864a"
      strokeWidth="2"
      strokeDasharray="10 7"
      d="M-10 330C160 300 300 330 620 200"
    />
  </svg>
);
