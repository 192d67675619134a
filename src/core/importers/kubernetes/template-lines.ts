const part =
  /\{\s?(\.[^{}"]{1,200})\}|\{\s?\\?["']([^{}"']{0,20}?\\n[^{}"']{0,20})\\?["']\s?\}|\{\s?(end)\s?\}/g

/** The fields that a template of JSONPath prints, line by line. */
export function linesOfTemplate(template: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]]
  for (const [, path, text = '', isEnd] of template.matchAll(part)) {
    if (isEnd !== undefined) break
    if (path !== undefined) lines.at(-1)?.push(path)
    else for (let i = text.split(String.raw`\n`).length; i > 1; i -= 1) lines.push([])
  }
  const first = lines.findIndex((line) => line.length > 0)
  const last = lines.findLastIndex((line) => line.length > 0)
  return first === -1 ? [] : lines.slice(first, last + 1)
}

const entry =
  /"(osImage|kernelVersion|containerRuntimeVersion|kubeletVersion|operatingSystem)"\s{0,4}:\s{0,4}"([^"\n]{1,200})"/g

/** What stands in the object `nodeInfo`, printed on one line, each value with its offset. */
export const nodeInfoIn = (line: string) =>
  [...line.matchAll(entry)].map(({ index, 0: whole, 1: key = '', 2: raw = '' }) => ({
    key,
    raw,
    at: index + whole.length - raw.length - 1,
  }))
