import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, hostBuildAt, stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

// A line that systemd wrote begins with its time: that is the log of a Linux node.
const line = String.raw`^(?:[^\n\s]{1,40} stderr F )?[IWE]\d{4} [^\n]{0,80}\] `

const runtime = new RegExp(
  acrossLines`
    ${line}(?:
      "Container runtime initialized" containerRuntime="(?:docker|containerd)" version="
      |Container runtime (?:docker|containerd) initialized, version: 
    )v?(\d[\w.+-]{2,40})
  `,
  'gm',
)
const runtimeName = /runtime(?:=\\?"| )(docker|containerd)\b/i
const registered = new RegExp(
  String.raw`${line}"?(?:Successfully registered|Attempting to register) node"?(?: node=\\?"?| )([a-z\d](?:[\w.-]{0,61}[a-z\d])?)`,
  'gm',
)
const podRange = new RegExp(
  String.raw`${line}(?:"Updating Pod CIDR" [^\n]{0,80}?newPodCIDR="|Setting Pod CIDR: [^\n]{0,40}?-> )((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})`,
  'gm',
)

/** What a kubelet on Windows says as it starts: its runtime, the name of its node and the range of its pods. */
export const loggedKubeletIn = (doc: Document): readonly Observation[] => [
  ...(/ontainer runtime /.test(doc.text) ? matchesOf(doc, runtime).slice(-1) : []).flatMap(
    ({ raw: version, place }) => {
      const own = doc.text.split('\n')[place.line - doc.first] ?? ''
      const name = runtimeName.exec(own)?.[1] ?? 'containerd'
      return [
        stated('runtime', `${name} ${version}`, version, place),
        decided('containerRuntime', name, version, place, { inferred: true }),
        decided('runtimeVersion', version, version, place),
      ]
    },
  ),
  ...(doc.text.includes(' node') ? matchesOf(doc, registered) : [])
    .slice(-1)
    .map(({ raw, place }) => decided('nodeName', raw, raw, place, { inferred: true })),
  ...(doc.text.includes(' Pod CIDR') ? matchesOf(doc, podRange) : [])
    .slice(-1)
    .map(({ raw, place }) => decided('podCIDR', raw, raw, place, { inferred: true })),
  ...dockerInfoIn(doc),
]

/** What dockershim prints of its daemon. */
function dockerInfoIn(doc: Document): readonly Observation[] {
  const [info] = /\] Docker Info: &\{/.test(doc.text)
    ? matchesOf(doc, /\] Docker Info: (&\{[^\n]{0,8000}\bOSType:windows\b[^\n]{0,8000})/g)
    : []
  if (!info) return []
  const { raw, place } = info
  const at = (pattern: RegExp) => {
    const found = pattern.exec(raw)
    const value = found?.[1]
    return found && value !== undefined
      ? {
          value,
          place: { ...place, column: place.column + found.index + found[0].lastIndexOf(value) },
        }
      : undefined
  }
  const version = at(/ ServerVersion:(\d[\w.+-]{2,30})/)
  const system = at(/ OSType:(windows)\b/)
  const driver = at(/ Driver:(\w{2,30})/)
  const build = at(/\(OS Build (\d{5}(?:\.\d{1,6})?)\)/)
  return [
    ...(version
      ? [
          stated('runtime', `docker ${version.value}`, version.value, version.place),
          decided('containerRuntime', 'docker', version.value, version.place, { inferred: true }),
          decided('runtimeVersion', version.value, version.value, version.place),
        ]
      : []),
    ...(system ? [stated('docker.server.os', system.value, system.value, system.place)] : []),
    ...(driver ? [stated('docker.graphDriver', driver.value, driver.value, driver.place)] : []),
    ...(build
      ? hostBuildAt(`10.0.${build.value}`, build.place).map((one) => ({
          ...one,
          raw: one.decision === 'windowsRevision' ? one.raw : build.value,
          inferred: true as const,
        }))
      : []),
  ]
}
