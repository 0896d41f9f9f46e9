import { fontSize } from './font-size';
import { between, color, each, either, keyword, length, type ValueShape } from './value-shapes';

const space = each(either(keyword('auto'), length({ px: 96, em: 6, '%': 50 })));
const padding = each(length({ px: 96, em: 6, '%': 25 }));
const extent = either(keyword('auto'), length({ px: 1_200, em: 40, '%': 100 }));
const lineWidth = either(keyword('thin medium thick'), length({ px: 8, em: 0.5, '%': 0 }));
const lineStyle = keyword('none solid dashed dotted double groove ridge inset outset');
const line = each(either(lineWidth, lineStyle, color));
const spacing = either(keyword('normal'), length({ px: 16, em: 0.5, '%': 0 }));
const marks = 'none disc circle square decimal lower-alpha upper-alpha lower-roman upper-roman';
const fontName = '(?:"[a-z\\d -]+"|\'[a-z\\d -]+\'|[a-z\\d -]+)';
const fontNames = new RegExp(`^${fontName}(?:, ?${fontName}){0,8}$`);

const sides = (property: string, shape: ValueShape, end = ''): Record<string, ValueShape> =>
  Object.fromEntries(
    ['', '-top', '-right', '-bottom', '-left'].map((side) => [property + side + end, shape]),
  );

/** Every property that a document may set, with the shape of its values. */
export const properties: Readonly<Record<string, ValueShape>> = {
  color,
  background: color,
  'background-color': color,

  'font-family': (value) => (fontNames.test(value) ? value : undefined),
  'font-size': fontSize,
  'font-style': keyword('normal italic oblique'),
  'font-variant': keyword('normal small-caps'),
  'font-weight': either(keyword('normal bold bolder lighter'), between(100, 900)),
  'letter-spacing': spacing,
  'line-height': either(keyword('normal'), between(1, 3)),
  'overflow-wrap': keyword('normal break-word anywhere'),
  'text-align': keyword('left right center justify start end'),
  'text-decoration': each(keyword('none underline overline line-through')),
  'text-decoration-line': each(keyword('none underline overline line-through')),
  'text-indent': length({ px: 64, em: 4, '%': 10 }),
  'text-transform': keyword('none uppercase lowercase capitalize'),
  'vertical-align': keyword('baseline sub super top middle bottom text-top text-bottom'),
  'white-space': keyword('normal pre pre-wrap pre-line nowrap'),
  'word-break': keyword('normal break-word break-all keep-all'),
  'word-spacing': spacing,

  ...sides('margin', space),
  ...sides('padding', padding),
  ...sides('border', line),
  ...sides('border', each(lineWidth), '-width'),
  ...sides('border', each(lineStyle), '-style'),
  ...sides('border', each(color), '-color'),
  'border-collapse': keyword('collapse separate'),
  'border-radius': each(length({ px: 200, em: 12, '%': 50 })),
  'border-spacing': each(length({ px: 24, em: 2, '%': 0 })),

  width: extent,
  'max-width': either(keyword('none'), extent),
  height: extent,
  'max-height': either(keyword('none'), extent),
  'object-fit': keyword('contain cover fill none scale-down'),
  clear: keyword('none left right both'),
  display: keyword('block inline inline-block none'),
  float: keyword('none left right'),
  'caption-side': keyword('top bottom'),
  'list-style': keyword(marks),
  'list-style-type': keyword(marks),
  'table-layout': keyword('auto fixed'),
};
