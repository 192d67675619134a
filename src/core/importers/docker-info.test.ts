import { testImporter } from '../testing/test-importer.ts'
import { dockerInfo } from './docker-info.ts'

testImporter(dockerInfo, [
  {
    name: 'docker version',
    text: `Client:
 Version:           19.03.14
 API version:       1.40
Server: Mirantis Container Runtime
 Engine:
  Version:          19.03.5
  OS/Arch:          windows/amd64`,
    reads: [
      ['runtimeVersion', '19.03.5', 6],
      ['docker.server.os', 'windows', 7],
    ],
  },
  {
    name: 'docker info',
    text: `Server:
 Server Version: 20.10.9
 Storage Driver: windowsfilter (windows)
 Default Isolation: process
 OSType: windows
 CPUs: 4
 Total Memory: 15.99GiB`,
    reads: [
      ['cpuCores', 4, 6],
      ['memoryGiB', 16, 7],
      ['runtime', 'docker 20.10.9', 2],
      ['runtimeVersion', '20.10.9', 2],
      ['docker.graphDriver', 'windowsfilter (windows)', 3],
      ['docker.server.os', 'windows', 5],
    ],
  },
  {
    name: 'the build of the host',
    text: `Server Version: 20.10.9
Storage Driver: windowsfilter
Operating System: Windows Server 2019 Datacenter Version 1809 (OS Build 17763.4010)`,
    reads: [
      ['windowsRelease', 'ltsc2019', 3],
      ['windowsRevision', 4010, 3],
    ],
  },
  {
    name: 'the release of the server alone',
    text: "PS C:\\> docker version -f '{{.Server.Version}}'\n19.03.5",
    reads: [
      ['runtimeVersion', '19.03.5', 2],
      ['docker.server.version', '19.03.5', 2],
    ],
  },
])
