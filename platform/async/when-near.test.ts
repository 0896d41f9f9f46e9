import { whenNear } from './';

let comeNear: (element: Element) => void;

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = (target) => report([{ isIntersecting: true, target }]);
      }
      observe = () => undefined;
      unobserve = () => undefined;
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const print = () => window.dispatchEvent(new Event('beforeprint'));

describe('an element that comes near', () => {
  it('is reported once: printing the page afterwards loads nothing again', () => {
    const element = document.createElement('div');
    const onNear = jest.fn();
    whenNear(element, '300px', onNear);
    comeNear(element);
    print();
    print();
    expect(onNear).toHaveBeenCalledTimes(1);
  });

  it('is reported before the page is printed, unless its element is gone', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    whenNear(document.createElement('div'), '50px', first);
    const stop = whenNear(document.createElement('div'), '50px', second);
    stop();
    print();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
  });
});
