/** Every line of it is one of JSON, or of YAML with keys. */
export function isData(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isYaml = /^\s{0,80}(?:- )?[\w./-]{1,80}:(?:\s|$)|^\s{0,80}(?:- \S|#|---)/
  const isJson =
    /^\s{0,80}(?:"|[{[]\s{0,80}(?:$|["{}[\]\d-]|(?:true|false|null)\b)|[}\]]|-?\d[\d.eE+-]{0,30},?\s{0,80}$|(?:true|false|null)\b)/
  return (
    lines.length > 1 &&
    lines.some((line) => !isComment.test(line)) &&
    (lines.every((line) => isYaml.test(line)) || lines.every((line) => isJson.test(line)))
  )
}

const isComment = /^\s{0,80}#/

/** Whether a text begins as JSON does, and not as a chat or a title: “[9:42] …”, “[2024-03-01] …”, “[EKS] …”. */
export const beginsAsJson = (text: string): boolean =>
  /^\s{0,9}(?:\{|\[(?!\s?(?:\d{1,2}[:.]\d\d|\d{1,4}[-/.]\d|(?!true\b|false\b|null\b)\p{L})))/u.test(
    text,
  )
