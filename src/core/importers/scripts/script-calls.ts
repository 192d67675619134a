import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { eksStartCluster } from '../../catalog/platforms/pools/eks-start.ts'
import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { variableIn } from '../command-line/variables.ts'
import { cniAt } from '../names.ts'
import { matches, mentions } from '../../text/patterns/may-match.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A script and what it is given, on one line or with backticks over several. */
const call =
  /(?:\.ps1["']?|\$EKSBootstrapScriptFile)(?=[ \t]{1,8}[-`])([^\n]{0,2000}?)(?<!`[ \t]{0,4})(?=\n|$)/g
const broken = /`[ \t]{0,4}\n/g
/** Lines of one command in folded YAML. */
const folded = /\n[ \t]{2,40}(?=-[A-Za-z-]|['"])/g
/** A value in quotes may have blanks, and so may the place that a guide keeps for one. */
const parameter = new RegExp(
  acrossLines`
    (?<=[\s\x60])-([A-Za-z]\w{1,40})(?:[ \t]{1,8}|:)(?:
      "([^\s"\x60$-][^"\x60$\n]{0,200})"
      |'([^\s'\x60$-][^'\x60$\n]{0,200})'
      |(<[A-Za-z][\w .-]{1,60}>)
      |["']?([^\s"'\x60$<-][^\s"'\x60$]{0,200}?)["']?
    )(?=[,;.)]{0,2}(?:\s|$))
  `,
  'g',
)

/** What people gave to the start scripts that they ran; the help of a script shows examples. */
export function callsIn(doc: Document): readonly Observation[] {
  const hasCall = mentions(doc, '.ps1') || mentions(doc, '$EKSBootstrapScriptFile')
  if (!hasCall || mentions(doc, '.PARAMETER')) return []
  // A line that goes on below keeps its length.
  const unfolded = matches(doc, /^\s*userData:\s*>/m)
    ? doc.text.replaceAll(folded, (end) => ' '.repeat(end.length))
    : doc.text
  const text = unfolded.replaceAll(broken, (end) => ' '.repeat(end.length))
  const calls = [...text.matchAll(call)].slice(0, mostCalls)
  return calls
    .filter(({ index }) => !isComment(text, index) && !isHandled(text, index))
    .flatMap(({ index, 0: whole, 1: rest = '' }) => {
      const start = index + whole.length - rest.length
      const from = Math.max(index - 40, 0)
      const ofPlugin = /-(?<plugin>[a-z]+)-windows$/.exec(text.slice(from, index))?.groups?.[
        'plugin'
      ]
      const script = /(?:\$|Start-)?EKSBootstrap\w*/.exec(text.slice(from, start))
      return [
        ...[...rest.matchAll(parameter)].flatMap(
          ({ index: own, 0: pair, 1: name = '', 2: double, 3: single, 4: open, 5: plain }) => {
            const raw = double ?? single ?? open ?? plain ?? ''
            const place = doc.placeAt(start + own + pair.lastIndexOf(raw))
            return [
              ...variableIn(doc, name, raw, place),
              ...(script ? clusterAt(`-${name}`, raw, place) : []),
            ]
          },
        ),
        ...(ofPlugin !== undefined && !/-CalicoBackend\b/i.test(rest)
          ? installs(ofPlugin, doc.placeAt(index - ofPlugin.length - '-windows'.length))
          : []),
        ...withoutRange(rest, (at) => doc.placeAt(start + at)),
        ...(script
          ? [
              stated('eks.startCalled', true, script[0], doc.placeAt(from + script.index)),
              ...missingIn(rest).map((name) =>
                stated('eks.startWithout', name, '', doc.placeAt(index), { absent: true }),
              ),
            ]
          : []),
      ]
    })
}

/** The plugin whose script for Windows was called, such as install-calico-windows.ps1; its parameters may name the mode. */
const installs = (plugin: string, place: Place): readonly Observation[] =>
  cniAt(plugin, place, { inferred: true, weight: 'default' }).filter(({ decision }) => decision)

/** Which cluster the start script of EKS is told to join. */
function clusterAt(parameter: string, raw: string, place: Place): readonly Observation[] {
  const is = (own: string) => own.toLowerCase() === parameter.toLowerCase()
  if (is(eksStartCluster.value.name)) return [stated('eks.startName', raw, raw, place)]
  return is(eksStartCluster.value.endpoint) ? [stated('eks.startEndpoint', raw, raw, place)] : []
}

/** The start script of EKS that is not told the range of Services; a table of parameters may hold it. */
function withoutRange(rest: string, placeAt: (at: number) => Place): readonly Observation[] {
  const [cluster] = eksPool.startParameters.value
  const name = new RegExp(String.raw`[ \t](${cluster})\b`, 'i').exec(rest)
  return name && !/-ServiceCIDR\b|[ \t]@\w/i.test(rest)
    ? [stated('eks.startWithoutRange', true, name[1] ?? '', placeAt(name.index + 1))]
    : []
}

/** What the start script of EKS must be given and is not. */
function missingIn(rest: string): readonly string[] {
  // A table of parameters, or a variable, may hold anything.
  if (/[ \t]@\w|^[ \t]{1,8}-?\$/.test(rest)) return []
  const [cluster, ...pair] = eksPool.startParameters.value
  const has = (parameter: string) => new RegExp(String.raw`[\s\x60]${parameter}\b`, 'i').test(rest)
  return [
    ...(has(cluster) ? [] : [cluster]),
    ...(pair.some(has) ? pair.filter((one) => !has(one)) : []),
  ]
}

/** Whether a line is one that no shell runs. */
const isComment = (text: string, at: number) =>
  /^[ \t]*(?:#|rem\s|::)/i.test(
    text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 2_000), at),
  )

/** Whether a script is only fetched, copied or looked at: what follows belongs to that command. */
const isHandled = (text: string, at: number) =>
  handling.test(text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 2_000), at))
const handling = new RegExp(
  acrossLines`
    (?:^|[\s;|({&=])(?:
      invoke-(?:webrequest|restmethod)
      |iwr|irm|wget|curl(?:\.exe)?|start-bitstransfer|read-s3object
      |(?:copy|move|rename|remove|get|new)-item
      |cp|copy|mv|move|ren|rm|del|test-path|(?:get|set|add)-content|out-file|unblock-file
    )\s[^;|&{}\n]{0,1000}$
  `,
  'i',
)

/** Nobody runs more. */
const mostCalls = 200
