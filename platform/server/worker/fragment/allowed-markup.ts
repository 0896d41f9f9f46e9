/** What a fragment may consist of: nothing that runs, loads a document, or asks for input. */
const tags = new Set(
  (
    'a abbr article b blockquote br button dd del div dl dt em figcaption figure footer h1 h2 h3 ' +
    'h4 h5 h6 header i img ins li mark nav ol p picture s section small source span strong sub ' +
    'sup time ul wbr svg g path circle ellipse line polygon polyline rect'
  ).split(' '),
);

const attributes = new Set(
  (
    'class hidden id title role dir lang part style href rel target tabindex src srcset sizes type alt ' +
    'width height loading decoding datetime disabled viewBox d fill stroke stroke-width ' +
    'stroke-linecap stroke-linejoin stroke-dasharray cx cy r rx ry x y x1 x2 y1 y2 points transform'
  ).split(' '),
);

export const isTag = (name: string): boolean => tags.has(name);
export const isAttribute = (name: string): boolean =>
  attributes.has(name) || /^(?:aria|data)-[a-z-]+$/.test(name);

/** An inline style without what could load anything or cover the page. */
export const safeStyle = (style: string): string =>
  style
    .split(';')
    .map((one) => one.trim())
    .filter((one) =>
      /^(?:--[\w-]+|background-color|color|aspect-ratio)\s*:[\w\s#.,%()/-]+$/.test(one),
    )
    .filter((one) => !/url\(/i.test(one))
    .join(';');
