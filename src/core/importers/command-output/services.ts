import type { Output } from './define.ts'
import { acrossLines } from '../../values/across-lines.ts'

type Cell = NonNullable<Output['cells']>[number]

/** The state of a service in a table, in a list of properties, and as sc.exe prints it. */
const stateOf = (service: string, name: string): readonly Cell[] => [
  [
    new RegExp(
      String.raw`^[ \t]*(Running|Stopped|Paused|\w{1,20}Pending)[ \t]+${service}\b`,
      'gim',
    ),
    name,
  ],
  // Format-Table Name, Status
  [
    new RegExp(
      String.raw`^[ \t]*${service}[ \t]+(?:[\w-]{1,40}[ \t]+)?(Running|Stopped|Paused|\w{1,20}Pending)\b`,
      'gim',
    ),
    name,
  ],
  [
    new RegExp(
      acrossLines`
        ^[ \t]*Name[ \t]*:[ \t]*${service}[ \t]*\r?\n
        (?:[ \t]*\w{1,40}[ \t]*:[^\n]{0,2000}\n){0,12}?[ \t]*(?:Status|State)[ \t]*:[ \t]*
        (Running|Stopped|Paused|\w{1,20}Pending)\b
      `,
      'gim',
    ),
    name,
  ],
  [
    new RegExp(
      acrossLines`
        ^[ \t]*SERVICE_NAME:[ \t]*${service}[ \t]*\r?\n(?:[^\n]{0,200}\n){0,3}?[ \t]*STATE
        [ \t]*:[ \t]*\d[ \t]+(RUNNING|STOPPED|PAUSED|\w{1,20}_PENDING)\b
      `,
      'gim',
    ),
    name,
  ],
]

/** The state alone, by a command that names one service. */
const stateAlone = (service: string, name: string): Output => ({
  command: `(Get-Service ${service.replace('?', '')}).Status`,
  typed: new RegExp(
    acrossLines`
      \bGet-Service\s+(?:-Name\s+)?["']?${service}["']?
      (?:\)\.Status|\s*\|\s*(?:select|Select-Object)\s+-Exp\w*\s+Status)\s*$
    `,
    'i',
  ),
  cells: [[/^[ \t]*(Running|Stopped|Paused|\w{1,20}Pending)[ \t]*$/gm, name]],
})

const services = [
  ['kubelet', 'kubelet.serviceState'],
  ['containerd', 'containerd.serviceState'],
  ['kube-?proxy', 'kubeProxy.serviceState'],
  ['RemoteAccess', 'remoteAccess.serviceState'],
  ['hns', 'hns.serviceState'],
  ['ovsdb-server', 'ovsdb.serviceState'],
  ['ovs-vswitchd', 'ovsVswitchd.serviceState'],
  ['csi-?proxy', 'csiProxy.serviceState'],
] as const

/** Commands about the services of the components. */
export const serviceOutputs: readonly Output[] = [
  ...services.map(([service, name]) => stateAlone(service, name)),
  {
    command: 'Get-Service',
    form: new RegExp(
      acrossLines`
        ^[ \t]*Status\s+Name\s+DisplayName\b
        |^[ \t]*Name[ \t]+(?:DisplayName[ \t]+)?Status[ \t]*(?:StartType[ \t]*)?\r?\n[ \t]*-{4,}
          [ \t]+(?:-{4,}[ \t]+)?-{4,}[ \t]*(?:-{4,}[ \t]*)?\r?\n(?:[^\n]{1,120}\n){0,20}?[ \t]*
          (?:kubelet|containerd|kube-?proxy)[ \t]
        |^[ \t]*Name[ \t]*:[ \t]*(?:kubelet|kube-?proxy|containerd)[ \t]*\n
          (?:[ \t]*\w{1,40}[ \t]*:[^\n]{0,2000}\n){0,12}?[ \t]*(?:Status|State)[ \t]*:
        |^[ \t]*CanPauseAndContinue[ \t]*:
        |^[ \t]*SERVICE_NAME:[^\n]{1,80}\n(?:[^\n]{0,200}\n){0,3}?\s*STATE\s*:\s*\d
      `,
      'm',
    ),
    typed: /\b(?:Get|Restart|Start)-Service\b|\bsc(?:\.exe)?\s+query(?:ex)?\b|\bWin32_Service\b/i,
    cells: services.flatMap(([service, name]) => stateOf(service, name)),
  },
  {
    command: 'nssm status kubelet',
    typed: /\bnssm(?:\.exe)?\s+status\s+["']?kubelet\b/i,
    cells: [[/^[ \t]*(SERVICE_\w{3,20})[ \t]*$/gm, 'kubelet.serviceState']],
  },
  {
    command: 'nssm status kube-proxy',
    typed: /\bnssm(?:\.exe)?\s+status\s+["']?kube-?proxy\b/i,
    cells: [[/^[ \t]*(SERVICE_\w{3,20})[ \t]*$/gm, 'kubeProxy.serviceState']],
  },
]
