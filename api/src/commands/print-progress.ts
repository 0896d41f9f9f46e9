/** Shows how many pictures are done: in place on a terminal, else a line for every tenth part. */
export function printProgress(done: number, of: number): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\rPictures: ${done} of ${of}${done === of ? '\n' : ''}`);
  } else if (done === of || done % Math.ceil(of / 10) === 0) {
    console.log(`Pictures: ${done} of ${of}`);
  }
}
