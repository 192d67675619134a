import { testImporter } from '../testing/test-importer.ts'
import { ctrVersion } from './ctr-version.ts'

testImporter(ctrVersion, [
  {
    name: 'the two versions alone',
    text: 'PS C:\\> ctr version\nClient:\n  Version:  v2.1.3\nServer:\n  Version:  v2.1.3',
    reads: [['runtimeVersion', '2.1.3', 5]],
  },
  {
    name: 'crictl version',
    text: 'Version:  0.1.0\nRuntimeName:  containerd\nRuntimeVersion:  v1.6.8\nRuntimeApiVersion:  v1',
    reads: [['runtimeVersion', '1.6.8', 3]],
  },
  {
    name: 'client and server',
    text: 'Client:\n  Version:  v1.7.0\n  Revision: abc\n\nServer:\n  Version:  v1.6.8\n  Revision: def',
    reads: [
      ['runtimeVersion', '1.6.8', 6],
      ['containerRuntime', 'containerd', 6],
    ],
  },
  {
    name: 'the program itself',
    text: 'PS C:\\> containerd --version\ncontainerd github.com/containerd/containerd v1.7.16 83031836b2cf',
    reads: [['runtimeVersion', '1.7.16', 2]],
  },
  {
    name: 'the same in a file of its own',
    text: 'containerd github.com/containerd/containerd/v2 v2.1.4 75cb2b7193e4\n',
    reads: [['runtimeVersion', '2.1.4', 1]],
  },
  {
    name: 'nerdctl, which tells the versions of other programs too',
    text: 'nerdctl version\nClient:\n Version:\tv2.0.1\n buildctl:\n  Version:\tv0.18.0\n\nServer:\n containerd:\n  Version:\tv1.7.24\n runc:\n  Version:\t1.2.2',
    reads: [['runtimeVersion', '1.7.24', 9]],
  },
])
