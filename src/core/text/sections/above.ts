import { isFilled } from './dedented.ts'
import type { Section } from './sections.ts'
import { acrossLines } from '../../values/across-lines.ts'

const mostAbove = 8

const key = /^\s{0,24}(?:- )?[a-z][A-Za-z]{1,40}:(?:\s|$)/
const table = /^\s{0,24}(?:\[[\w.'"-]{2,120}\]|version\s*=\s*\d)\s*(?:#.*)?$/
const object = new RegExp(
  acrossLines`
    ^\s{0,12}\{\s*(?:$|"(?:cniVersion|name|type|plugins)")
    |^\s{0,24}"(?:delegate|plugins|policies|AdditionalArgs|HcnPolicyArgs|ipam)"\s{0,4}:
      \s{0,4}[{[]
  `,
  'i',
)
const command =
  /\b(?:kubelet|kube-proxy)(?:\.exe)?["']?\s|\bkubeadm(?:\.exe)?\s+init\b|\b(?:kubectl|oc)\s[^\n]{0,60}?\bpatch\s/i

/** What begins with a key, a table or an object, starts a component or changes an object, may be of what the words above it tell. */
export function withAbove(section: Section, at: number, all: readonly Section[]): Section {
  const before = all[at - 1]
  if (section.command !== undefined || !before || before.command !== undefined) return section
  const first = section.lines.find(isFilled)
  const start = first?.text.slice(0, 400) ?? ''
  if (![key, table, object, command].some((one) => one.test(start))) return section
  const above = before.lines.filter(isFilled).slice(-mostAbove)
  return { ...section, above: above.map(({ text }) => text).join('\n') }
}
