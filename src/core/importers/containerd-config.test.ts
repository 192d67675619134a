import { testImporter } from '../testing/test-importer.ts'
import { containerdConfig } from './containerd-config.ts'

testImporter(containerdConfig, [
  {
    name: 'the schema of 1.x',
    text: `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "mcr.microsoft.com/oss/kubernetes/pause:3.9"
[plugins."io.containerd.grpc.v1.cri".cni]
  conf_dir = "C:\\\\k\\\\cni\\\\config"
[plugins."io.containerd.grpc.v1.cri".containerd]
  default_runtime_name = "runhcs-wcow-process"
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]
  runtime_type = "io.containerd.runhcs.v1"`,
    reads: [
      ['pauseImage', 'mcr.microsoft.com/oss/kubernetes/pause:3.9', 3],
      ['containerd.cni.confDir', String.raw`C:\k\cni\config`, 5],
      ['containerd.defaultRuntime', 'runhcs-wcow-process', 7],
      ['containerd.runtimes', ['runhcs-wcow-process'], 8],
    ],
  },
  {
    name: 'a template, of which the rest is read',
    text: `version = 3
[plugins.'io.containerd.cri.v1.runtime'.containerd]
  default_runtime_name = 'mine'
  [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.mine]
    runtime_type = 'io.containerd.runhcs.v1'
    {{podAnnotations}}
    [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.mine.options]
      SandboxIsolation = {{isolation}}
{{hypervisors}}`,
    reads: [
      ['containerd.defaultRuntime', 'mine', 3],
      ['containerd.runtimes', ['mine'], 4],
    ],
  },
  {
    name: 'a table that stands there twice, which TOML refuses',
    text: `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "registry.k8s.io/pause:3.8"
[plugins."io.containerd.grpc.v1.cri".registry]
  config_path = ""
[plugins."io.containerd.grpc.v1.cri".registry]
  config_path = "C:/certs.d"
[plugins."io.containerd.grpc.v1.cri".cni]
  conf_dir = "C:/etc/cni/net.d"`,
    reads: [
      ['pauseImage', 'registry.k8s.io/pause:3.8', 3],
      ['containerd.cni.confDir', 'C:/etc/cni/net.d', 9],
    ],
  },
  {
    name: 'the file that Docker brings',
    text: 'disabled_plugins = ["cri"]\n',
    reads: [['containerd.disabledPlugins', ['cri'], 1]],
  },
  {
    name: 'a template',
    text: `version = 3
{{- if .IsHyperV }}
[plugins."io.containerd.cri.v1.images".pinned_images]
  sandbox = "{{ .PauseImage }}"
{{- end }}
[plugins."io.containerd.cri.v1.runtime".cni]
  conf_dir = "C:\\\\k"`,
    reads: [['containerd.cni.confDir', String.raw`C:\k`, 7]],
    never: ['pauseImage'],
  },
  {
    name: 'a file whose paths have single backslashes',
    text: `version = 2
root = "C:\\ProgramData\\containerd\\root"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "registry.k8s.io/pause:3.6"
  [plugins."io.containerd.grpc.v1.cri".cni]
    conf_dir = "C:\\etc\\cni\\net.d"`,
    reads: [
      ['pauseImage', 'registry.k8s.io/pause:3.6', 4],
      ['containerd.cni.confDir', 'C:\\etc\\cni\\net.d', 6],
    ],
  },
  {
    name: 'tables that the schema of the file passes over',
    text: `version = 3
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "registry.k8s.io/pause:3.6"
[plugins."io.containerd.grpc.v1.cri".cni]
  bin_dir = "C:/k/cni/bin"
[plugins."io.containerd.cri.v1.runtime".cni]
  conf_dir = "C:/etc/cni/net.d"`,
    reads: [['containerd.cni.confDir', 'C:/etc/cni/net.d', 7]],
    never: ['containerd.cni.binDir', 'pauseImage', 'containerd.sandboxImage'],
  },
  {
    name: 'tables of schema 3 in a file of schema 2',
    text: `version = 2
[plugins."io.containerd.cri.v1.runtime".cni]
  bin_dirs = ["C:/k/cni/bin"]
[plugins."io.containerd.cri.v1.runtime".containerd.runtimes.runhcs-wcow-process]
  runtime_type = "io.containerd.runhcs.v1"`,
    reads: [],
    never: ['containerd.cni.binDir', 'containerd.runtimes'],
  },
  {
    name: 'a whole file without a version, which is one of schema 1',
    text: `root = "C:/ProgramData/containerd/root"
[plugins."io.containerd.grpc.v1.cri".cni]
  bin_dir = "C:/k/cni/bin"`,
    reads: [],
    never: ['containerd.cni.binDir'],
  },
  {
    name: 'a piece of a file, which does not name its schema',
    text: `[plugins."io.containerd.cri.v1.runtime".cni]
  bin_dirs = ["C:/k/cni/bin"]`,
    reads: [['containerd.cni.binDir', 'C:/k/cni/bin', 2]],
  },
])
