import { testImporter } from '../testing/test-importer.ts'
import { windowsVersion } from './windows-version.ts'

testImporter(windowsVersion, [
  {
    name: 'versions that somebody wrote below',
    text: 'Microsoft Windows [Version 10.0.20348.2340]\nkubelet: Kubernetes v1.29.2\nkube-proxy: Kubernetes v1.29.1',
    reads: [
      ['host.build', '10.0.20348.2340', 1],
      ['kubernetesRelease', '1.29.2', 2],
      ['kubeProxy.version', '1.29.1', 3],
    ],
    never: ['kubernetes.serverVersion'],
  },
  {
    name: 'what somebody writes around it',
    text: 'We run Calico VXLAN on kubernetes 1.20.\n\n> [System.Environment]::OSVersion.Version\nMajor  Minor  Build  Revision\n-----  -----  -----  --------\n10     0      17763  0\n\nThe pod network is 10.244.0.0/16.',
    reads: [
      ['cni', 'calico', 1],
      ['networkMode', 'overlay', 1],
      ['clusterCIDR', '10.244.0.0/16', 8],
    ],
    never: ['windowsRevision'],
  },
  {
    name: 'what .NET knows of the system, as a table',
    text: 'PS C:\\> [System.Environment]::OSVersion\n\nPlatform ServicePack Version      VersionString\n-------- ----------- -------      -------------\n Win32NT             10.0.20348.0 Microsoft Windows NT 10.0.20348.0\n',
    reads: [['windowsRelease', 'ltsc2022', 5]],
    never: ['windowsRevision'],
  },
  {
    name: 'a command without its prompt',
    text: '(Get-WmiObject Win32_OperatingSystem).Version\n10.0.17763',
    reads: [['windowsRelease', 'ltsc2019', 2]],
  },
  {
    name: 'the registry, as PowerShell prints it',
    text: 'CurrentBuild              : 17763\nProductName               : Windows Server 2019 Datacenter\nUBR                       : 4737',
    reads: [
      ['windowsRelease', 'ltsc2019', 1],
      ['windowsRevision', 4737, 3],
    ],
  },
  {
    name: 'values of the registry side by side',
    text: "PS C:\\> Get-ItemProperty 'HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion' | select ProductName, ReleaseId, CurrentBuild, UBR\n\nProductName                    ReleaseId CurrentBuild  UBR\n-----------                    --------- ------------  ---\nWindows Server 2022 Datacenter 2009      20348        2340",
    reads: [
      ['host.os', 'Windows Server 2022 Datacenter', 5],
      ['host.build', '10.0.20348.2340', 5],
      ['windowsRevision', 2340, 5],
    ],
  },
  {
    name: 'such values without the revision, and one that is empty',
    text: 'CurrentBuildNumber DisplayVersion ProductName\n------------------ -------------- -----------\n17763                             Windows Server 2019 Standard',
    reads: [['windowsRelease', 'ltsc2019', 3]],
    never: ['windowsRevision'],
  },
  {
    name: 'the registry, as reg query prints it',
    text: 'C:\\>reg query "HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion"\n    CurrentBuildNumber    REG_SZ    20348\n    UBR    REG_DWORD    0x7d8',
    reads: [
      ['windowsRelease', 'ltsc2022', 2],
      ['windowsRevision', 2008, 3],
    ],
  },
  {
    name: 'the revision alone',
    text: "PS C:\\> (Get-ItemProperty 'HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion').UBR\n4737",
    reads: [['windowsRevision', 4737, 2]],
  },
  {
    name: 'the version that .NET knows, whose revision is none',
    text: 'PS C:\\> [System.Environment]::OSVersion.Version\n\nMajor  Minor  Build  Revision\n-----  -----  -----  --------\n10     0      17763  0',
    reads: [['windowsRelease', 'ltsc2019', 5]],
    never: ['windowsRevision'],
  },
  {
    name: 'the same as a text, whose revision is none either',
    text: 'PS C:\\> [Environment]::OSVersion.Version.ToString()\n10.0.17763.0',
    reads: [['windowsRelease', 'ltsc2019', 2]],
    never: ['windowsRevision'],
  },
  {
    name: 'the build alone',
    text: 'PS C:\\> (Get-ComputerInfo).OsBuildNumber\n20348',
    reads: [['windowsRelease', 'ltsc2022', 2]],
  },
  {
    name: 'ver',
    text: 'C:\\>ver\n\nMicrosoft Windows [Version 10.0.17763.1879]',
    reads: [
      ['windowsRelease', 'ltsc2019', 3],
      ['windowsRevision', 1879, 3],
    ],
  },
  {
    name: 'the version of the operating system',
    text: 'PS C:\\> (Get-WmiObject Win32_OperatingSystem).Version\n10.0.17763',
    reads: [['windowsRelease', 'ltsc2019', 2]],
  },
  {
    name: 'a table of Get-ComputerInfo',
    text: `OsName                                   OsBuildNumber WindowsVersion
------                                   ------------- --------------
Microsoft Windows Server 2019 Datacenter 17763         1809`,
    reads: [
      ['host.build', '10.0.17763', 3],
      ['host.os', 'Windows Server 2019 Datacenter', 3],
    ],
  },
  {
    name: 'a table of Win32_OperatingSystem',
    text: `BuildNumber Caption                                  Version
----------- -------                                  -------
20348       Microsoft Windows Server 2022 Datacenter 10.0.20348`,
    reads: [
      ['host.build', '10.0.20348', 3],
      ['host.os', 'Windows Server 2022 Datacenter', 3],
    ],
  },
])
