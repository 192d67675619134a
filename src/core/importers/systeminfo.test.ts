import { testImporter } from '../testing/test-importer.ts'
import { systeminfo } from './systeminfo.ts'

testImporter(systeminfo, [
  {
    name: 'a few properties of Get-ComputerInfo',
    text: 'WindowsBuildLabEx       : 17763.1.amd64fre.rs5_release.180914-1434\nWindowsProductName      : Windows Server Standard\nWindowsInstallationType : Server Core',
    reads: [['windowsRelease', 'ltsc2019', 1]],
  },
  {
    name: 'systeminfo',
    text: `Host Name:                 WIN-A
OS Name:                   Microsoft Windows Server 2019 Datacenter
OS Version:                10.0.17763 N/A Build 17763
Hotfix(s):                 2 Hotfix(s) Installed.
                           [01]: KB4486153
                           [02]: KB4489192`,
    reads: [
      ['host.name', 'WIN-A', 1],
      ['nodeName', 'win-a', 1],
      ['windowsRelease', 'ltsc2019', 2],
      ['host.build', '10.0.17763', 3],
      ['host.hotfixes', 'KB4486153', 5],
      ['installedKBs', ['KB4486153', 'KB4489192'], 5],
    ],
    never: ['windowsRevision'],
  },
  {
    name: 'Get-ComputerInfo with a part of Windows that an update left behind',
    text: 'OsVersion                  : 10.0.20348\nOsHardwareAbstractionLayer : 10.0.20348.2031',
    reads: [['host.build', '10.0.20348', 1]],
    never: ['windowsRevision'],
  },
  {
    name: 'a part of systeminfo below another output',
    text: `Flags: 80
Trusted DC Connection Status Status = 1787 0x6fb ERROR_NO_TRUST_SAM_ACCOUNT
Host Property:
OS Name:                   Microsoft Windows Server 2019 Datacenter
OS Version:                10.0.17763 N/A Build 17763`,
    reads: [['windowsRelease', 'ltsc2019', 4]],
    never: ['host.name', 'nodeName'],
  },
  {
    name: 'the version alone, below a message',
    text: `MountVolume.SetUp failed: kubernetes.io/csi: driver not found
OS Version:                10.0.17763 N/A Build 17763`,
    reads: [['host.build', '10.0.17763', 2]],
    never: ['host.name', 'nodeName'],
  },
  {
    name: 'Get-ComputerInfo',
    text: 'PS C:\\> Get-ComputerInfo\nWindowsProductName : Windows Server 2022 Datacenter\nOsVersion          : 10.0.20348\nCsNumberOfLogicalProcessors : 8',
    reads: [
      ['windowsRelease', 'ltsc2022', 2],
      ['host.build', '10.0.20348', 3],
      ['cpuCores', 8, 4],
    ],
  },
  {
    name: 'Get-ComputerInfo without the version of the system',
    text: 'WindowsProductName         : Windows Server 2019 Datacenter\nOsHardwareAbstractionLayer : 10.0.17763.4840\nOsBuildNumber              : 17763',
    reads: [
      ['host.build', '10.0.17763.4840', 2],
      ['host.build', '10.0.17763', 3],
    ],
    never: ['windowsRevision'],
  },
  {
    name: 'systeminfo in German',
    text: `Hostname:                      SRV-W02
Betriebssystemname:            Microsoft Windows Server 2019 Standard
Betriebssystemversion:         10.0.17763 Nicht zutreffend Build 17763
Gesamter physischer Speicher:  8.191 MB
Hotfix(es):                    1 Hotfix(e) installiert.
                               [01]: KB5020866`,
    reads: [
      ['host.name', 'SRV-W02', 1],
      ['nodeName', 'srv-w02', 1],
      ['windowsRelease', 'ltsc2019', 2],
      ['host.build', '10.0.17763', 3],
      ['memoryGiB', 8, 4],
      ['host.hotfixes', 'KB5020866', 6],
    ],
  },
  {
    name: 'a name that may be cut',
    text: `Host Name:                 PRODUCTION-WEB1
OS Name:                   Microsoft Windows Server 2019 Datacenter
OS Version:                10.0.17763 N/A Build 17763`,
    reads: [['host.name', 'PRODUCTION-WEB1', 1]],
    never: ['nodeName'],
  },
  {
    name: 'systeminfo in Chinese',
    text: `主机名:           WIN-K8S01
OS 名称:          Microsoft Windows Server 2022 Datacenter
OS 版本:          10.0.20348 暂缺 Build 20348
物理内存总量:     16,383 MB`,
    reads: [
      ['windowsRelease', 'ltsc2022', 2],
      ['host.build', '10.0.20348', 3],
      ['memoryGiB', 16, 4],
    ],
  },
])
