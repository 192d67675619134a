import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesIn } from '../../prose/versions/kubernetes.ts'
import { networkIn } from '../../prose/networks/network.ts'
import { hasVersionAlone } from '../../prose/versions/version-forms.ts'
import { runtimeIn } from '../../prose/runtimes/runtime.ts'
import { windowsIn } from '../../prose/hosts/windows.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const mark = /^[ \t]*(?:#(?!Requires\b|!|cloud-config\b)|\/\/|::|@?rem(?=[ \t])|;)/i
/** What may stand above such a comment. */
const before = /^\s*(?:@?echo off\s*|---\s*|#!.*|Windows Registry Editor .*|)$/i
/** A part of the node with the whole of its release, or a build of Windows; the version of the cluster as a heading. */
const telling = new RegExp(
  acrossLines`
    ^\W{1,6}(?:kubernetes|k8s|aks|eks|gke|cluster)(?: version)?[ :=]{1,3}v?1\.\d{2}
      (?=\s*$|\s?[,;(]|\s(?:on|with|and|clusters?|nodes?|windows)\b)
    |\bon (?:kubernetes|k8s|aks|eks|gke) v?1\.\d{2}(?=\s*$|\s?[,;)])
    |\b(?:kubelet|kubernetes|k8s|cluster|aks|eks|gke)(?:\.exe)?(?: version)?(?: is| runs)?
      [ :=]{1,3}v?1\.\d{2}\.\d
    |\b(?:rke2|k3s)(?: version| is| runs)?[ :=]{1,3}v1\.\d{2}\.\d{1,2}\+
    |(?:^\W{1,6}|[,;(] ?|\b(?:kubernetes|k8s|node) )binaries[ :=]{1,3}v?1\.\d{2}\.\d
    |\bserver(?: version| is)?[ :=]{1,3}v?1\.\d{2}\.\d
    |\bnodes? (?:shows?|says|prints?) v1\.\d{2}\.\d
    |\bcontainerd[ :=]{1,3}v?\d\.\d{1,2}\.\d
    |\bdocker(?: ee)?[ :=]{1,3}v?\d{2}\.\d{1,2}\.\d
    |\b(?:10\.0\.)?(?:17763|19041|19042|20348|25398|26100)\.\d
  `,
  'i',
)
const machines = '(?:nodes?|workers?|hosts?|machines?|VMs?|agents?|pools?)'
const release = String.raw`(?:windows )?server 20(?:16|19|22|25)\b`
/** The system of nodes, and no rule for it: `# nodes: Windows Server 2019`, `# Windows Server 2022, k8s 1.28`. */
const ofMachines = new RegExp(
  acrossLines`
    \b${machines}\s?(?::|=|are|is|run|on|with)\s(?:\d{1,3} ?x? )?(?:all )?${release}
    |\b\d{1,3} ?x ${release}
    |\b${release}(?: core)? ${machines}(?=\W*$|\s?[,;(])
    |^(?=[^\n]*\b${release})[^\n]*\b(?:k8s|kubernetes|aks|eks|gke) v?1\.\d{2}\b
  `,
  'i',
)
const isRule =
  /\b(?:must|should|shall|can|cannot|may|uses?|for|if|when|only|not?|never|add|see|want|will|plan\w*)\b|\?/i
/** One object for each release stands in a file beside those of the others. */
const ofEach = /\bkind: RuntimeClass\b|windows-build/
/** Comments that speak of releases, of what a file is good for, or of what was. */
const general = new RegExp(
  acrossLines`
    \+(?![\w.])
    |\b(?:
      later|newer|older|above|below|higher|lower|least|since|until|before|after|from
      |require[sd]?|needs?|tested|supports?|supported|compatible|work(?:s|ed)?|staging|lab|linux
      |other|another|examples?|copyright|licen[sc]e|old|was|were|had|used|formerly|crash\w*
      |broken|fail\w*|bugs?|docs?|documentation|repository|as in|copied|taken|removed?|retired
      |decommissioned|given up|replaced|deprecated|introduced|upgrade|generated|e\.g|see
      |template|usage|default
    )\b
    |:\/\/|[{}$%<>]
  `,
  'i',
)
const mostLines = 12

/** What the first or the last comment of a file says of the node that the file is of: `# kubelet v1.26.9, containerd 1.6.24`. */
export function headCommentIn(doc: Document): readonly Observation[] {
  const lines = doc.text.slice(0, 2_000).split('\n').slice(0, mostLines)
  const start = lines.findIndex((line, i) => i > parametersEnd(lines) && !before.test(line))
  const end = lines.findIndex((line, i) => i > start && !mark.test(line))
  const isHead = start >= 0 && mark.test(lines[start] ?? '')
  const head = isHead ? toldIn(doc, lines, start, end < 0 ? lines.length : end) : []
  return head.length > 0 ? head : tailCommentIn(doc)
}

/** The line that ends the parameters which a script of PowerShell begins with. */
const parametersEnd = (lines: readonly string[]): number =>
  /^\s*param\s*\(/i.test(lines[0] ?? '') ? lines.findIndex((line) => /^\s*\)\s*$/.test(line)) : -1

/** At the edge below a manifest or a configuration. */
function tailCommentIn(doc: Document): readonly Observation[] {
  if (!/\n#[^\n]{3,200}\s*$/.test(doc.text.slice(-400))) return []
  const lines = doc.text.split('\n')
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const above = lines.findLastIndex((line, i) => i <= last && !/^#(?!!)/.test(line))
  const isTail = above >= 0 && above < last && last - above <= 3
  if (!isTail) return []
  const end = lines.slice(0, above + 1).findLast((line) => line.trim() !== '') ?? ''
  return key.test(end) ? toldIn(doc, lines, above + 1, last + 1) : []
}

const key = /^\s*(?:- )?["']?[\w./-]{1,80}["']?\s*[:=](?:\s|$)|^\s*[-\]}]/

function toldIn(
  doc: Document,
  lines: readonly string[],
  start: number,
  end: number,
): readonly Observation[] {
  const own = lines.slice(start, end)
  const isTelling = own.some(
    (line) =>
      telling.test(line) ||
      hasVersionAlone(line) ||
      (ofMachines.test(line) && !isRule.test(line) && !ofEach.test(doc.text)),
  )
  if (!isTelling || own.some((line) => general.test(line))) return []
  const text = lines
    .map((line, i) =>
      i < start || i >= end
        ? ' '.repeat(line.length)
        : line.replace(mark, (found) => ' '.repeat(found.length)),
    )
    .join('\n')
  const told = { ...doc, text }
  return [...kubernetesIn(told), ...windowsIn(told), ...runtimeIn(told), ...networkIn(told)]
}
