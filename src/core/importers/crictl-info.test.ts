import { testImporter } from '../testing/test-importer.ts'
import { crictlInfo } from './crictl-info.ts'

testImporter(crictlInfo, [
  {
    name: 'containerd 1.6',
    text: String.raw`{
  "status": {
    "conditions": [
      {"type": "RuntimeReady", "status": true},
      {"type": "NetworkReady", "status": false, "reason": "NetworkPluginNotReady"}
    ]
  },
  "cniconfig": {"PluginDirs": ["C:/cni/bin"], "PluginConfDir": "C:/cni/conf", "Networks": []},
  "config": {
    "containerd": {
      "defaultRuntimeName": "runhcs-wcow-process",
      "runtimes": {"runhcs-wcow-process": {"runtimeType": "io.containerd.runhcs.v1"}}
    },
    "sandboxImage": "example.org/pause:3.9"
  },
  "lastCNILoadStatus": "cni config load failed"
}`,
    reads: [
      ['runtime.condition.NetworkReady', false, 5],
      ['containerd.cni.confDir', 'C:/cni/conf', 8],
      ['containerd.cni.binDir', 'C:/cni/bin', 8],
      ['containerd.defaultRuntime', 'runhcs-wcow-process', 11],
      ['containerd.runtimes', ['runhcs-wcow-process'], 12],
      ['containerd.sandboxImage', 'example.org/pause:3.9', 14],
      ['containerd.cni.loadStatus', 'cni config load failed', 16],
    ],
  },
  {
    name: 'the network that containerd loaded',
    text: `{
  "status": {},
  "cniconfig": {
    "PluginConfDir": "C:/cni/conf",
    "Networks": [
      {"Config": {"Name": "cni-loopback", "Plugins": [{"Network": {"type": "loopback"}}]}},
      {"Config": {"Name": "vxlan0", "Plugins": [{"Network": {"type": "flannel"}}]}}
    ]
  }
}`,
    reads: [
      ['cni', 'flannel', 7],
      ['cni.networkName', 'vxlan0', 7],
    ],
    never: ['network.cni'],
  },
  {
    name: 'containerd 2, with several folders of plugins',
    text: '{\n  "config": {\n    "cni": {"binDirs": ["C:/cni/bin"], "confDir": "C:/cni/conf"},\n    "containerdRootDir": "C:/data"\n  }\n}',
    reads: [
      ['containerd.cni.binDir', 'C:/cni/bin', 3],
      ['containerd.cni.confDir', 'C:/cni/conf', 3],
    ],
  },
])
