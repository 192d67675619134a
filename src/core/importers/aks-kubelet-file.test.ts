import { testImporter } from '../testing/test-importer.ts'
import { aksKubeletFile } from './aks-kubelet-file.ts'

testImporter(aksKubeletFile, [
  {
    name: 'settings that go to Linux nodes alone',
    text: '{\n  "cpuManagerPolicy": "static",\n  "imageGcHighThreshold": 90,\n  "allowedUnsafeSysctls": ["kernel.msg*"]\n}',
    reads: [
      ['aks.kubeletSetting', 'cpuManagerPolicy', 2],
      ['aks.kubeletSetting', 'allowedUnsafeSysctls', 4],
    ],
  },
  {
    name: 'those of any node',
    text: '{ "imageGcHighThreshold": 90, "containerLogMaxSizeMB": 20 }',
    reads: [],
    never: ['aks.kubeletSetting'],
  },
])
