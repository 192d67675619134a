import type { Output } from './define.ts'
import { acrossLines } from '../../values/across-lines.ts'

/**
 * What collectors of logs write beside the rest. Most of it tells no fact that anything here asks for;
 * whoever sent it sees what it was taken for.
 */
export const listings: readonly Output[] = [
  {
    command: 'ctr images list',
    form: /^[ \t]*REF[ \t]+TYPE[ \t]+DIGEST[ \t]+SIZE\b/m,
    cells: [
      [/^[ \t]*([\w.-]+[^\s@]{0,240}:[\w.-]{1,128})[ \t]+application\/\S+/gm, 'runtime.image'],
    ],
  },
  { command: 'ctr containers list', form: /^[ \t]*CONTAINER[ \t]+IMAGE[ \t]+RUNTIME[ \t]*$/m },
  { command: 'ctr tasks list', form: /^[ \t]*TASK[ \t]+PID[ \t]+STATUS[ \t]*$/m },
  { command: 'ctr snapshots list', form: /^[ \t]*KEY[ \t]+PARENT[ \t]+KIND[ \t]*$/m },
  { command: 'ctr namespaces list', form: /^[ \t]*NAME[ \t]+LABELS[ \t]*$/m },
  { command: 'ctr plugins list', form: /^[ \t]*TYPE[ \t]+ID[ \t]+PLATFORMS[ \t]+STATUS[ \t]*$/m },
  { command: 'crictl ps', form: /^[ \t]*CONTAINER[ \t]+IMAGE[ \t]+CREATED[ \t]+STATE\b/m },
  {
    command: 'sc.exe qc',
    // The arguments of a component are read as its command line.
    form: /^(?![^]{0,4000}(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s{1,4}--?[a-z])\s*\[SC\] QueryServiceConfig2? SUCCESS/,
  },
  { command: 'arp -a', form: /^Interface: (?:\d{1,3}\.){3}\d{1,3} --- 0x[\da-f]+/m },
  {
    command: 'netsh int ipv4 show interfaces',
    form: /^[ \t]*Idx[ \t]+Met[ \t]+MTU[ \t]+State[ \t]+Name[ \t]*$/m,
  },
  {
    command: 'netsh int ipv4 show subinterfaces',
    form: /^[ \t]*MTU[ \t]+MediaSenseState[ \t]+Bytes In\b/m,
  },
  {
    command: 'netsh int ipv4 show tcpconnections',
    form: /^[ \t]*State[ \t]+Local Address:Port[ \t]+Remote Address:Port/m,
  },
  {
    command: 'Get-NetNeighbor',
    form: /^[ \t]*ifIndex[ \t]+IPAddress[ \t]+LinkLayerAddress\b/m,
  },
  {
    command: 'vfpctrl /list-vmswitch-port',
    form: /^[ \t]*Port name[ \t]*:[^\n]*\n[ \t]*Port friendly name[ \t]*:/m,
  },
  {
    command: 'Get-Disk',
    form: /^[ \t]*Number[ \t]+Friendly Name[ \t]+Serial Number[ \t]+HealthStatus\b/m,
  },
  {
    command: 'Get-ItemProperty on installed programs',
    form: /^[ \t]*DisplayName[ \t]*:[^\n]*\n[ \t]*DisplayVersion[ \t]*:/m,
  },
  {
    command: 'Get-ChildItem Env:',
    form: new RegExp(
      acrossLines`
        ^[ \t]*Name[ \t]+Value[ \t]*\n[ \t]*-{4}[ \t]+-{5}[ \t]*\n(?:[^\n]{0,400}\n){0,60}?
        [ \t]*(?:ALLUSERSPROFILE|COMPUTERNAME|ComSpec|PROCESSOR_ARCHITECTURE)[ \t]
      `,
      'm',
    ),
  },
]
