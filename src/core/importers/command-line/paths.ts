import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { variableAt } from './variables.ts'
import { matchesOf } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

const program =
  /(?<![\w:/])([A-Za-z]:\\(?:[\w .-]{1,60}\\){0,6}[\w.-]{1,60})\\(?:kubelet|kube-proxy)\.exe\b/gi
const logFile =
  /-log[-_]file[= ]["']?([A-Za-z]:\\(?:[\w .-]{1,60}\\){0,6}[\w.-]{1,60})\\[\w.-]{1,60}/gi
const nssm = /\b((?:Set-)?nssm)[\w.]{0,20}['"]?[^\n]{0,60}?\bkubelet\b/gi
/** `sc create` with an option that touches its value. */
const gluedOption = new RegExp(
  acrossLines`
    \bsc(?:\.exe)?[ \t]+(?:create|config)[ \t]+["']?
    (?:kubelet|kube-?proxy|flanneld|containerd|csi-?proxy)\b[^\n]{0,400}?[ \t]
    (binPath|start|depend|DisplayName|obj)=(?=[^\s"']|["'][^"'\s])
  `,
  'gi',
)
/** The network of kube-proxy, as a service or the machine is given it. */
const networkVariable =
  /\b(?:AppEnvironmentExtra|setx|SetEnvironmentVariable)\b[^\n]{0,200}?\bKUBE_NETWORK(?:=|["']?[ \t,]{1,4})["']?([\w.*-]{1,60})/gi
/** The program of a service that is the kubelet itself. */
const nativeService =
  /\b(BINARY_PATH_NAME)[ \t]*:[ \t]*["']?[^\s"']{0,200}\bkubelet(?:\.exe)?["']?[ \t]/g

/** What the paths and helpers of a script tell of the node: where the programs and logs lie, who runs them. */
export function pathsIn(doc: Document): readonly Observation[] {
  const more = { inferred: true, weight: 'script' } as const
  return [
    ...matchesOf(doc, program)
      .slice(0, 1)
      .map(({ raw, place }) => decided('installDirectory', raw, raw, place, more)),
    ...matchesOf(doc, logFile)
      .slice(0, 1)
      .map(({ raw, place }) =>
        decided('logDirectory', raw, raw, place, { ...more, subject: 'component log' }),
      ),
    ...matchesOf(doc, gluedOption).map(({ raw, place }) =>
      stated('service.gluedOption', raw, raw, place),
    ),
    ...matchesOf(doc, networkVariable)
      .slice(0, 1)
      .flatMap(({ raw, place }) => variableAt('KUBE_NETWORK', raw, place)),
    ...matchesOf(doc, nativeService)
      .slice(0, 1)
      .map(({ raw, place }) => decided('serviceManager', 'native', raw, place, more)),
    ...matchesOf(doc, nssm)
      .slice(0, 1)
      .map(({ raw, place }) => decided('serviceManager', 'nssm', raw, place, more)),
  ]
}
