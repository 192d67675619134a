import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { loggedEndpointIn } from '../../logs/logged-endpoint.ts'
import { networkModeAt } from '../../names.ts'
import { isSaid } from '../../prose/meant/said.ts'
import { matchesOf } from '../../text-of.ts'
import { copiedFoldersIn } from './copied-folders.ts'
import { registryRootsIn } from './registry-roots.ts'
import { writtenFilesIn } from './written-files.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What scripts, services and agents on a node are told that the cluster or the runtime has too. */
export const nodeSetupIn = (doc: Document): readonly Observation[] => [
  ...loggedEndpointIn(doc),
  ...registryRootsIn(doc),
  ...copiedFoldersIn(doc),
  ...writtenFilesIn(doc),
  ...agentModesIn(doc),
  ...dependenciesIn(doc),
  ...missingServicesIn(doc),
  ...hybridPortsIn(doc),
  ...managementAddressesIn(doc),
]

/** `setup.exe --mode=overlay`, which the images of Flannel and kube-proxy start on a node; a guide has both modes. */
function agentModesIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'setup.exe')) return []
  const modes = matchesOf(doc, /(?<![\w-])--mode[= ]["']?(overlay|l2bridge)\b/g)
  const [first] = modes.filter(({ raw, place }) => isSaid(doc, raw, place))
  return !first || modes.some(({ raw }) => raw !== first.raw)
    ? []
    : networkModeAt(first.raw, first.place)
}

/** Of which services Windows starts first, the last one that is told of each. */
const dependencies = [
  // sc.exe qc
  new RegExp(
    acrossLines`
      ^[ \t]*SERVICE_NAME:[ \t]*(kubelet|kube-?proxy|flanneld)[ \t]*\r?\n
      (?:[^\n]{0,600}\n){0,9}?[ \t]*DEPENDENCIES[ \t]*:[ \t]*([\w-]{2,40})
    `,
    'gim',
  ),
  // sc.exe create or config
  new RegExp(
    acrossLines`
      \bsc(?:\.exe)?[ \t]+(?:create|config)[ \t]+["']?(kubelet|kube-?proxy|flanneld)["']?
      [ \t][^\n]{0,900}?\bdepend=[ \t]*["']?([\w-]{2,40})
    `,
    'gi',
  ),
  /\bnssm(?:\.exe)?["']?[ \t]+set[ \t]+["']?(kubelet|kube-?proxy|flanneld)["']?[ \t]+DependOnService[ \t]+["']?:?([\w-]{2,40})/gi,
  /\bNew-Service\b[^\n]{0,300}?-Name[ \t]+["']?(kubelet|kube-?proxy|flanneld)["']?[^\n]{0,900}?-DependsOn[ \t]+["']?([\w-]{2,40})/gi,
]

const dependenciesIn = (doc: Document): readonly Observation[] =>
  matches(doc, /DEPENDENCIES|depend=|DependOnService|-DependsOn/i)
    ? dependencies.flatMap((form) =>
        matchesOf(doc, form).map(({ groups: [service = '', other = ''], placeOf }) =>
          stated('service.dependsOn', other.toLowerCase(), other, placeOf(1), {
            subject: `service ${service.toLowerCase()}`,
          }),
        ),
      )
    : []

/** What Get-Service and sc.exe say of a service that is not there. */
const missingServicesIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, /\bCannot find any service with service name '(docker|containerd)'/gi).map(
    ({ raw, place }) => stated('service.missing', raw.toLowerCase(), raw, place),
  )

/** The port of the hybrid overlay that the agent of a node is told. */
const hybridPortsIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, /(?<![\w-])--hybrid-overlay-vxlan-port[= ]["']?(\d{2,5})\b/g)
    .slice(0, 1)
    .map(({ raw, place }) => stated('hybridOverlay.vxlanPort', Number(raw), raw, place))

/** The address of the node that a start script is given. */
const managementAddressesIn = (doc: Document): readonly Observation[] =>
  matchesOf(
    doc,
    /\b(?:start|register-svc|install|helper)\w*\.ps1["']?[ \t][^\n]{0,300}?-ManagementIP[ \t]+["']?(\d{1,3}(?:\.\d{1,3}){3})\b/gi,
  )
    .filter(({ raw, place }) => isSaid(doc, raw, place))
    .slice(0, 1)
    .map(({ raw, place }) => stated('script.managementIP', raw, raw, place))
