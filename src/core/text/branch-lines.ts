type Kind = 'brace' | 'words' | 'parenthesis' | 'template'

interface Open {
  readonly kind: Kind
  /** The branch that what stands there belongs to; 0 where it runs in any case. */
  readonly branch: number
  /** Each block in it is a branch. */
  readonly isSwitch: boolean
}

const anyBranch =
  /(?:^|[\n};])[ \t)]*(?:else[ \t]*)?(?:if|switch)\b|^[ \t]*case[ \t]|\{[{%][-+]?[ \t]*if\b/im
/** `{{- if .Values.x }}` of Go and `{% if x %}` of Jinja, and what goes on or ends there. */
const ofTemplate =
  /\{(?:\{-?[ \t]*(if|else|end|range|with|define|block)|%[-+]?[ \t]*(if|elif|else|endif|for|endfor))\b/g
/** `} elseif (…) {`, `else {`: what of it runs is decided when it runs. */
const ofBranch =
  /(?:^|[\n;{}])\s*(if|elseif|else|switch)(?:(?<=\belse)|(?:\s-\w{1,20}){0,3}\s*\([^{};]*)\s*$/i

/** The lines of a script, from 0, that stand in a branch of a condition, with the number of the branch: of PowerShell, of a shell, of a batch script or of a template. */
export function branchLines(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  if (!anyBranch.test(text)) return found
  const open: Open[] = []
  let last = 0
  let head = ''
  const branch = () => open.at(-1)?.branch ?? 0
  const push = (kind: Kind, isBranch: boolean, isSwitch = false) => {
    if (isBranch) last += 1
    open.push({ kind, branch: isBranch ? last : branch(), isSwitch })
  }
  const isIn = (kind: Kind) => open.at(-1)?.kind === kind
  const pop = (kind: Kind) => {
    if (isIn(kind)) open.pop()
  }
  for (const [i, line] of text.split('\n').entries()) {
    if (/^\s*(?:#|::|rem\s|$)/i.test(line)) continue
    if (/^\s*(?:fi|esac)\b/.test(line)) pop('words')
    if (/^\s*(?:else|elif)\b/.test(line) && isIn('words')) {
      pop('words')
      if (!/(?:^|;)\s*then\s*$/.test(line)) push('words', true)
    }
    if (/^\s*\)/.test(line)) pop('parenthesis')
    if (branch() > 0) found.set(i, branch())
    for (const [, ofGo, ofJinja] of line.matchAll(ofTemplate)) {
      const word = ofGo ?? ofJinja ?? ''
      if (word.startsWith('e')) pop('template')
      if (!word.startsWith('end')) push('template', /^(?:if|el)/.test(word))
    }
    let from = 0
    for (const { 0: brace, index } of line.matchAll(/[{}]/g)) {
      if (brace === '}') pop('brace')
      else {
        const before = `${from === 0 ? head : ''}\n${line.slice(from, index)}`
        const [, word = ''] = ofBranch.exec(before.slice(-400)) ?? []
        push('brace', word !== '' || open.at(-1)?.isSwitch === true, /^switch$/i.test(word))
      }
      if (branch() > 0) found.set(i, branch())
      from = index + 1
    }
    if (/(?:^|;)\s*then\s*$/.test(line) || /^\s*case\s[^\n]{0,200}\sin\s*$/.test(line))
      push('words', true)
    else if (/^\s*(?:\)\s*else|@?if|@?for)\b.*\(\s*$/i.test(line))
      push('parenthesis', !/^\s*@?for\b/i.test(line))
    // Each case of a shell is a branch.
    else if (/^\s*[\w"'*|.-]{1,80}\)/.test(line) && isIn('words') && branch() > 0) {
      open.pop()
      push('words', true)
      found.set(i, branch())
    }
    // A brace may stand alone below what it belongs to.
    head = line.includes('{') ? '' : line
  }
  // What never ends is no block of a script.
  const endless = new Set(open.map((one) => one.branch))
  return endless.size === 0 ? found : new Map([...found].filter(([, one]) => !endless.has(one)))
}
