import type { Output } from './define.ts'
import { featureState } from './feature-state.ts'
import { proxyOutputs } from './proxy-variables.ts'
import { serviceOutputs } from './services.ts'
import { acrossLines } from '../../values/across-lines.ts'

const processOfTable = /\d[ \t]+\d{1,3}[ \t]+(\S{1,80})[ \t]*$/gm

/** Commands about Windows itself. */
export const hostOutputs: readonly Output[] = [
  ...serviceOutputs,
  {
    command: 'netsh int ipv4 show dynamicport',
    form: /^[ \t]*Protocol tcp Dynamic Port Range|^[ \t]*Start Port\s*:[^\n]*\n\s*Number of Ports\s*:/im,
    typed: /\bnetsh\b.{1,40}\bdynamicport(?:range)?\b|\bGet-NetTCPSetting\b/i,
    cells: [
      [
        /^[ \t]*(?:Start Port|DynamicPortRangeStartPort)\s*:\s*(\d{1,5})\b/gim,
        'host.dynamicPortRange.start',
      ],
      [
        /^[ \t]*(?:Number of Ports|DynamicPortRangeNumberOfPorts)\s*:\s*(\d{1,5})\b/gim,
        'host.dynamicPortRange',
      ],
    ],
    fields: {
      DynamicPortRangeStartPort: 'host.dynamicPortRange.start',
      DynamicPortRangeNumberOfPorts: 'host.dynamicPortRange',
    },
  },
  {
    command: '(Get-NetUDPEndpoint).Count',
    typed: new RegExp(
      acrossLines`
        \bGet-NetUDPEndpoint\b[^\n]{0,120}(?:\.Count\b|\bMeasure)
        |\bGet-NetTCPConnection\b[^\n]{0,80}-State[ \t:]{1,3}Bound\b[^\n]{0,80}
          (?:\.Count\b|\bMeasure)
      `,
      'i',
    ),
    cells: [[/^[ \t]*(?:Count[ \t]*:[ \t]*)?(\d{1,6})[ \t]*$/gm, 'host.portsTaken']],
  },
  {
    command: 'netsh int ipv4 show excludedportrange',
    form: /^[ \t]*Protocol (?:tcp|udp) Port Exclusion Ranges/im,
    cells: [[/^[ \t]*(\d{1,5}[ \t]+\d{1,5})(?:[ \t]+\*)?[ \t]*$/gm, 'host.excludedPorts']],
  },
  {
    command: 'Get-CimInstance Win32_PageFileUsage',
    form: /^[ \t]*(?:Name[ \t]+)?AllocatedBaseSize\s*[:\s]/m,
    typed: /\bWin32_PageFile\w{0,10}\b|\bwmic\s+pagefile\b/i,
    fields: { AllocatedBaseSize: 'host.pagefileMB', MaximumSize: 'host.pagefileMB' },
    cells: [
      [/^[ \t]*(No Instance\(s\) Available)\b/gm, 'host.pagefile'],
      // As a list of wmic, and in one line.
      [/\b(?:AllocatedBase|Maximum)Size=(\d{1,9})\b/g, 'host.pagefileMB'],
    ],
  },
  {
    // Its state alone, by a command that names it.
    command: 'Get-WindowsFeature Containers',
    typed:
      /\bGet-Windows(?:Optional)?Feature\b[^\n|;]{0,80}\bContainers\b[^\n]{0,60}\b(?:Install)?State\b/i,
    cells: [
      [
        /^[ \t]*(Enabled|Disabled|DisablePending|EnablePending|Installed|Available|InstallPending|Removed)[ \t]*$/gm,
        'host.feature.Containers',
      ],
    ],
  },
  {
    command: 'Get-WindowsFeature',
    form: /^[ \t]*Display Name\s+Name\s+Install State\b|^[ \t]*Feature ?Name\s*:\s*(?:Containers|Microsoft-Hyper-V)\b/m,
    typed: /\bHypervisorPresent\b|\bGet-Windows(?:Optional)?Feature\b|\/Get-FeatureInfo\b/i,
    cells: [
      [/^\s*(True|False)\s*$/gim, 'host.hypervisorPresent'],
      [/\sHyper-V[ \t]+(Installed|Available|InstallPending|Removed)\b/gi, 'host.feature.Hyper-V'],
      [featureState('Containers'), 'host.feature.Containers'],
      [
        /\sRemoteAccess[ \t]+(Installed|Available|InstallPending|Removed)\b/g,
        'host.feature.RemoteAccess',
      ],
      [featureState('Microsoft-Hyper-V'), 'host.feature.Hyper-V'],
      [
        /\sContainers[ \t]+(Installed|Available|InstallPending|Removed)\b/gi,
        'host.feature.Containers',
      ],
    ],
  },
  {
    command: 'DebugWindowsNode.ps1',
    form: /^[ \t]*Describing (?:Windows Version and Prerequisites|Kubernetes processes are running)\b/m,
    cells: [
      [
        /^[ \t]*\[-\]\s(Has 'Containers' feature|Has HNS running|There is 1 running (?:kubelet|kube-proxy)\.exe)/gm,
        'host.check.failed',
      ],
    ],
  },
  ...proxyOutputs,
  {
    command: 'hostname',
    typed: /^(?:hostname(?:\.exe)?|\$env:COMPUTERNAME)\s*$/i,
    cells: [[/^\s*([a-z\d][a-z\d-]{0,62})\s*$/gim, 'host.name']],
  },
  {
    command: 'Get-WinEvent',
    form: new RegExp(
      acrossLines`
        ^[ \t]*ProviderName\s*:
        |^[ \t]*TimeCreated\s+Id\s+LevelDisplayName\b
        |^(?:"[A-Za-z]{1,30}",){0,12}"(?:LevelDisplayName|EntryType)",
        |^\s*"(?:LevelDisplayName|EntryType)"\s*:\s
      `,
      'm',
    ),
    typed: /\bGet-WinEvent\b/i,
    cells: [[/^[ \t]*ProviderName[ \t]*:[ \t]*(\S(?:[^\n]{0,118}\S)?)[ \t]*$/gm, 'event.provider']],
  },
  {
    command: 'Get-Counter',
    form: /^[ \t]*Timestamp\s+CounterSamples\b/m,
    typed: /\bGet-Counter\b/i,
    cells: [
      [/\\memory\\committed bytes\s*:?\s*(\d{1,20})/gi, 'host.memory.committedBytes'],
      [/\\memory\\commit limit\s*:?\s*(\d{1,20})/gi, 'host.memory.commitLimit'],
    ],
  },
  {
    command: 'Get-Process | sort CPU -desc',
    typed: /\b(?:Get-Process|gps|ps)\b.{0,60}\bsort(?:-Object)?\b.{0,40}\bCPU\b.{0,20}\s-desc/i,
    cells: [
      [
        /^[ \t]*-{4,}[- \t]*\r?\n(?:[^\n]{0,120}[ \t]\d{1,3}[ \t]+)?(\S{1,80})(?:[ \t]+[\d.,]{1,20})?[ \t]*\r?$/gm,
        'host.process.busiest',
      ],
      [processOfTable, 'host.process'],
    ],
  },
  {
    command: 'Get-Process',
    form: /^[ \t]*Handles\s+NPM\(K\)|^[ \t]*NPM\(K\)\s+PM\(M\)/m,
    typed: /\bGet-Process\b/i,
    cells: [[processOfTable, 'host.process']],
  },
  {
    command: 'Get-PSDrive',
    form: /^[ \t]*Name\s+Used \(GB\)\s+Free \(GB\)/m,
    typed: /\bGet-PSDrive\b/i,
    cells: [[/^[ \t]*C[ \t]+[\d.,]{1,20}[ \t]+([\d.,]{1,20})/gm, 'host.drive.C.freeGB']],
  },
  {
    command: 'dir',
    form: /^[ \t]*Mode\s+LastWriteTime\s+Length\s+Name\b|^[ \t]*Directory of [A-Z]:\\/m,
    typed: /^\(?(?:dir|ls|gci|Get-ChildItem)\b/i,
    cells: [
      [/^\s*Directory(?: of|:)\s+([A-Z]:\\[^\n]{0,200})$/gim, 'folder'],
      [
        /^[ \t]*\S{2,10}[ \t][^\n]{0,60}\d[ \t]+(\S{1,100}\.(?:conf|conflist|json|exe))[ \t]*$/gim,
        'folder.file',
      ],
      [
        new RegExp(
          acrossLines`
            ^[ \t]*\S{2,10}[ \t][^\n]{0,60}\d[ \t]+
            (\S{1,100}\.(?:bak|txt|cfg|config|cni|off|old|orig|disabled|template|tmpl|ya?ml))
            [ \t]*$
          `,
          'gim',
        ),
        'folder.other',
      ],
    ],
  },
  {
    command: 'nltest',
    form: /^[ \t]*Trusted DC (?:Name|Connection Status)|I_NetLogonControl failed/m,
    typed: /\bnltest\b|\bTest-ADServiceAccount\b/i,
    cells: [
      [/\bTrusted DC Name[ \t]+\\*(\S{1,120})/g, 'domain.controller'],
      [/\bTrusted DC Connection Status Status = (\d{1,6}\b)/g, 'domain.connectionStatus'],
      [/^\s*(True|False)\s*$/gim, 'gmsa.isUsable'],
    ],
  },
  {
    command: 'klist',
    form: /^[ \t]*Current LogonId is\b|^[ \t]*Cached Tickets:/m,
    typed: /\bklist\b/i,
    cells: [[/^\s*Cached Tickets:\s*\((\d{1,4})\)/gm, 'kerberos.tickets']],
  },
  {
    command: 'w32tm',
    form: /^[ \t]*Leap Indicator\s*:/m,
    typed: /\bw32tm\b/i,
    fields: { Source: 'host.clock.source', 'Last Successful Sync Time': 'host.clock.lastSync' },
  },
]
