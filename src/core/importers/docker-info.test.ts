import { testImporter } from '../testing/test-importer.ts'
import { dockerInfo } from './docker-info.ts'

testImporter(dockerInfo, [
  {
    name: 'the release and the system that a template asks for',
    text: "PS C:\\> docker version --format '{{.Server.Version}} {{.Server.Os}}'\n20.10.9 windows",
    reads: [['runtimeVersion', '20.10.9', 2]],
  },
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
  {
    name: 'nerdctl, which has the version of containerd there',
    text: `C:\\> nerdctl info
Server:
 Server Version: v1.7.20
 Storage Driver: windows
 OSType: windows
 CPUs: 0`,
    reads: [
      ['runtime', 'containerd 1.7.20', 3],
      ['containerRuntime', 'containerd', 3],
      ['runtimeVersion', '1.7.20', 3],
    ],
  },
  {
    name: 'what the form of an issue has above it',
    text: `The pod does not start on our node of Windows Server 2019.

docker run --rm -it --entrypoint cmd.exe mcr.microsoft.com/windows/nanoserver:1809

The output of docker info, where Default Isolation is process
Server:
 Server Version: 24.0.2
 Storage Driver: windowsfilter
 Plugins:
  Network: ics l2bridge nat
 Default Isolation: process
 OSType: windows`,
    reads: [
      ['runtimeVersion', '24.0.2', 7],
      ['windowsRelease', 'ltsc2019', 1],
      ['imageRelease', 'ltsc2019', 3],
      ['docker.defaultIsolation', 'process', 11],
    ],
  },
])
