/** “Windows Server 2016 pods … on an 1803 node”: where a node is told of, the other is that of the image. */
export const isSaidOfPods = (line: string, raw: string, at: number) =>
  at >= 0 &&
  /^\s(?:based\s)?(?:pods?|containers?)\b(?!\s(?:hosts?|nodes?|feature))/i.test(
    line.slice(at + raw.length, at + raw.length + 30),
  )
