const starts = /(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s[^\n]{0,4000}--[a-z]/i
const goesOn = /^--[a-z][a-z-]{1,60}(?:[= ]|$)/

/**
 * A script with the command lines of components that a mail broke in front of a flag: at the edge, and
 * without a mark at the end. Every character keeps its place.
 */
export function flowingFlags(text: string): string {
  if (!/\n--[a-z]/.test(text)) return text
  let isOpen = false
  return text.split('\n').reduce((whole, line, i) => {
    isOpen = i > 0 && isOpen && goesOn.test(line)
    const end = isOpen ? ' ' : '\n'
    isOpen = (isOpen || starts.test(line.slice(0, 6000))) && !/[`^\\]\s*$/.test(line)
    return i === 0 ? line : `${whole}${end}${line}`
  }, '')
}
