import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { isLeftBehind } from '../node/left-behind.ts'
import { wordsAround } from '../../prose/lines.ts'
import { isReported } from '../../prose/meant/said.ts'
import { matchesOf } from '../../text-of.ts'
import { commandOf } from '../../objects/with-command.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const token =
  /\bkubectl\s+(?:(?:-n|--namespace|--context|--kubeconfig)[ =]\S{1,120}\s+){0,3}create\s+(token)(?:\s[^\n]{1,200}|[ \t]*$)/gm
const duration = new RegExp(
  acrossLines`
    \bkubectl\s+(?:(?:-n|--namespace|--context|--kubeconfig)[ =]\S{1,120}\s+){0,3}create\s+token
    \s[^\n]{0,200}?--duration[ =]["']?(\d{1,6}[smh])\b
  `,
  'g',
)
/** The verb that makes a role for credential specs, which this command does not take. */
const use =
  /\bcreate\s+(?:cluster)?role\s(?=[^\n]{0,300}?--resource[ =]["']?gmsacredentialspecs\b)[^\n]{0,300}?(--verb[ =]["']?use)\b/gi
const role =
  /\bcreate\s+clusterrolebinding\s[^\n]{0,200}?--clusterrole[ =]["']?(system:[\w:.-]{1,80})/g
const kubeconfig = /\bkubeadm\s+((?:alpha\s+)?kubeconfig\s+user)\b/g
const validity = /\bkubeadm\s+(?:alpha\s+)?kubeconfig\s+user\b[^\n]{0,300}?\s(--validity-period)\b/g
/** A token as it stands in a Secret, in base64, for the user of a kubeconfig. */
const encodedToken =
  /(?:^[ \t]*(?:- )?user:[ \t]*\n[ \t]+token:[ \t]*|\bset-credentials\s[^\n]{0,120}?--token[ =])["']?(ZXlK)[\w+/=-]{20,}/gm
/** For flanneld, in PowerShell, for nssm, or for the whole machine. */
const nodeName = new RegExp(
  acrossLines`
    \$env:NODE_NAME[ \t]{0,4}=[ \t]{0,4}["']([\w.-]{1,63})["']
    |\bAppEnvironmentExtra\b[^\n]{0,100}?\bNODE_NAME=([\w.-]{1,63})\b
    |SetEnvironmentVariable\(["']NODE_NAME["'],\s?["']([\w.-]{1,63})["']
  `,
  'g',
)

/** Commands with which somebody gives rights, tokens and names to a node and its agents. */
export function identityCommandsIn(doc: Document): readonly Observation[] {
  const command = commandOf(doc)
  return [...found(doc), ...(command ? found(command) : [])]
}

function found(doc: Document): readonly Observation[] {
  const isKubectl = mentions(doc, 'kubectl')
  const isKubeadm = mentions(doc, 'kubeadm')
  const isNamed = mentions(doc, 'NODE_NAME')
  const isEncoded = mentions(doc, 'ZXlK')
  if (!isKubectl && !isKubeadm && !isNamed && !isEncoded) return []
  const told = (name: string, pattern: RegExp) =>
    matchesOf(doc, pattern)
      .filter(({ raw, place }) => !isOnlyTold(wordsAround(doc, place, raw).ahead))
      .map(({ raw, place }) => stated(name, raw, raw, place))
  return [
    ...(isKubectl && matches(doc, /create\s+token/)
      ? [...told('token.asked', token).slice(0, 1), ...told('token.duration', duration)]
      : []),
    ...(isKubectl ? [...told('binding.role', role), ...told('role.verb', use)] : []),
    ...(isKubeadm && matches(doc, /kubeconfig\s+user/)
      ? [
          ...told('kubeadm.kubeconfig', kubeconfig).slice(0, 1),
          ...told('kubeadm.validity', validity).slice(0, 1),
        ]
      : []),
    ...(isNamed ? told('flannel.nodeName', nodeName) : []),
    ...(isEncoded ? told('token.encoded', encodedToken) : []),
  ]
}

/** Of the line before a command: what was, or what others say. */
const isOnlyTold = (ahead: string) => isLeftBehind(ahead) || isReported(ahead, '')
