import { testLint } from '../../../testing/test-lint.ts'
import { cniDirectory } from './cni-directory.ts'

const containerd = (folder: string) =>
  `=== config.toml ===\nversion = 2\n[plugins."io.containerd.grpc.v1.cri".cni]\n  conf_dir = ${folder}\n[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]\n`
const kubelet = (folder: string) =>
  `=== kubelet.txt ===\nPS C:\\k> .\\kubelet.exe --network-plugin=cni --cni-conf-dir=${folder} --v=4\n`
const file = (path: string) =>
  `=== ${path} ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge"}}\n`

const listing = (folder: string) =>
  `PS C:\\> dir ${folder}\n\n    Directory: ${folder}\n\nMode                 LastWriteTime         Length Name\n----                 -------------         ------ ----\n-a----          8/9/2023  10:00 AM            812 10-flannel.conf\n`

const calico = (conf: string, bin: string) =>
  `=== config.ps1 ===\n$env:CALICO_NETWORKING_BACKEND="vxlan"\n$env:CNI_BIN_DIR = "${bin}"\n$env:CNI_CONF_DIR = "${conf}"\n`
const ofScript = (more = '') =>
  `=== setup.ps1 ===\n${more}$CniConfDir = 'C:\\k\\cni\\conf'\n$CniBinDir = 'C:\\k\\cni'\n`
const ownFolders = containerd("'C:/etc/cni/net.d'").replace(
  '  conf_dir',
  "  bin_dir = 'C:/opt/cni/bin'\n  conf_dir",
)

const copying = (conf: string, bin: string) =>
  `=== install.ps1 ===
Copy-Item .\\10-flannel.conf ${conf}\\10-flannel.conf
Expand-Archive .\\plugins.zip -DestinationPath ${bin}
`

const installation = (more = '') =>
  `=== installation.yaml ===
apiVersion: operator.tigera.io/v1
kind: Installation
metadata:
  name: default
spec:${more}
  serviceCIDRs: [10.96.0.0/12]
  calicoNetwork:
    windowsDataplane: HNS
    bgp: Disabled
`

const flannel = (image = 'sigwindowstools/flannel:v0.21.5-hostprocess', system = 'windows') =>
  `=== flannel.yaml ===
apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: kube-flannel-ds-${system}-amd64
spec:
  selector: {matchLabels: {app: flannel}}
  template:
    metadata: {labels: {app: flannel}}
    spec:
      nodeSelector: {kubernetes.io/os: ${system}}
      containers:
      - name: kube-flannel
        image: ${image}
        env:
        - name: CNI_BIN_PATH
          value: C:\\opt\\cni\\bin
        - name: CNI_CONFIG_PATH
          value: C:\\etc\\cni\\net.d
`

testLint(cniDirectory, {
  valid: [
    {
      name: 'a script that copies into the folders of containerd',
      text: ownFolders + copying(String.raw`C:\etc\cni\net.d`, String.raw`C:\opt\cni\bin`),
    },
    {
      name: 'a script that copies files into the folder of containerd',
      text: `${ownFolders}=== install.ps1 ===\nCopy-Item -Path .\\cni\\*.conf -Destination C:\\etc\\cni\\net.d -Force\ncopy C:\\k\\cni\\config\\10-a.conf D:\\kept\n`,
    },
    {
      name: 'a script that copies a program out of another folder',
      text: `${ownFolders}=== install.ps1 ===\nCopy-Item 'C:\\k\\cni\\bin\\antrea.exe' 'C:\\opt\\cni\\bin\\antrea.exe' -Force\n`,
    },
    {
      name: 'a script that changes what containerd prints',
      text: `${copying('C:\\k\\cni\\config', 'C:\\k\\cni\\bin')}containerd.exe config default | % { $_ -replace 'conf_dir = .*', $conf } | Out-File C:\\containerd\\config.toml\n`,
    },
    {
      name: 'the folder of the adapter of Docker',
      text: 'PS C:\\> nssm get cri-dockerd AppParameters\n--network-plugin=cni --cni-conf-dir=C:\\etc\\cni\\net.d\nPS C:\\> dir C:\\etc\\cni\\net.d\n\n    Directory: C:\\etc\\cni\\net.d\n\nMode                 LastWriteTime         Length Name\n----                 -------------         ------ ----\n-a----         1/12/2023   9:14 AM           1211 cni.conf\n',
    },
    { name: 'the folders that the agent of Flannel is told', text: ownFolders + flannel() },
    {
      name: 'an agent of Linux nodes with variables of these names',
      text: containerd("'C:/k/cni/config'") + flannel('a/b', 'linux'),
    },
    {
      name: 'the folders that the operator of Calico takes by itself',
      text: ownFolders + installation(),
    },
    {
      name: 'folders of containerd that the operator is told',
      text:
        containerd("'C:/containerd/cni/conf'") +
        installation('\n  windowsNodes:\n    cniConfigDir: C:\\containerd\\cni\\conf'),
    },
    {
      name: 'an operator on a platform with folders of its own, and beside another plugin',
      text:
        containerd("'C:/k/azurecni/netconf'") +
        installation('\n  kubernetesProvider: AKS') +
        installation('\n  cni:\n    type: AzureVNET'),
    },
    {
      name: 'an Installation without Windows nodes',
      text:
        containerd("'C:/k/cni/config'") +
        installation().replace('windowsDataplane: HNS', 'mtu: 1450'),
    },
    {
      name: 'the folders of containerd in the settings of Calico',
      text: ownFolders + calico(String.raw`c:\etc\cni\net.d`, '/opt/cni/bin/'),
    },
    {
      name: 'variables of a script for another network',
      text: ownFolders + ofScript(),
    },
    {
      name: 'folders of Calico that a variable tells',
      text: ownFolders + calico('$base/cni', '$base/bin'),
    },
    {
      name: 'a listing of the folder that is read',
      text: containerd('"C:/etc/cni/net.d"') + listing(String.raw`C:\etc\cni\net.d`),
    },
    {
      name: 'one folder for containerd and for the flag of the kubelet',
      text: containerd(String.raw`'C:\k\cni\config'`) + kubelet('c:/k/cni/config'),
    },
    {
      name: 'the folder of containerd, spelt in another way',
      text: containerd("'/etc/cni/net.d/'") + file(String.raw`C:\etc\cni\net.d\10-flannel.conf`),
    },
    {
      name: 'the folder of the kubelet',
      text: kubelet('c:/k/cni/config') + file('C:/k/cni/config/cni.conf'),
    },
    {
      name: 'a file of which nobody says where it is',
      text: containerd('"C:/cni"') + file('cni.conf'),
    },
    { name: 'no setting', text: file('C:/k/cni/config/cni.conf') },
    {
      name: 'the configuration of a Linux node',
      text:
        containerd('"/etc/cni/net.d"').replace('runhcs-wcow-process', 'runc') +
        file('C:/k/cni/config/cni.conf'),
    },
    {
      name: 'the file of a Linux node',
      text:
        containerd('"C:/k/cni/config"') +
        file('/etc/cni/net.d/10-flannel.conflist').replace(
          '{"type": "win-bridge"}',
          '{"hairpinMode": true}',
        ),
    },
    {
      name: 'a second file elsewhere',
      text: containerd('"C:/cni"') + file('C:/cni/10-flannel.conf') + file('C:/temp/old.conf'),
    },
  ],
  invalid: [
    {
      name: 'another folder than that of the adapter of Docker',
      text: 'PS C:\\> nssm get cri-dockerd AppParameters\n--network-plugin=cni --cni-conf-dir=C:\\etc\\cni\\net.d\nPS C:\\> dir C:\\k\\cni\\config\n\n    Directory: C:\\k\\cni\\config\n\nMode                 LastWriteTime         Length Name\n----                 -------------         ------ ----\n-a----         1/12/2023   9:14 AM           1211 cni.conf\n',
      messages: [/reads CNI files in C:\\etc\\cni\\net\.d/],
    },
    {
      name: 'an agent of Flannel that is told other folders',
      text: containerd("'C:/k/cni/config'") + flannel(),
      messages: [
        /agent of Flannel is told to write to C:\\etc\\cni\\net\.d, and the runtime reads/,
      ],
      severity: 'warning',
    },
    {
      name: 'an operator that is not told the folder of containerd',
      text: containerd("'C:/containerd/cni/conf'") + installation(),
      messages: [/writes to \/etc\/cni\/net\.d, as windowsNodes\.cniConfigDir names no other/],
      severity: 'error',
    },
    {
      name: 'an operator that is told another folder',
      text: ownFolders + installation('\n  windowsNodes:\n    cniBinDir: C:/k/cni'),
      messages: [/writes to C:\/k\/cni, and the runtime reads C:\/opt\/cni\/bin/],
      severity: 'error',
    },
    {
      name: 'variables of a script for Calico',
      text: ownFolders + ofScript('# Calico for Windows\n'),
      messages: [/Calico is told to write to/, /Calico is told to write to/],
    },
    {
      name: 'other folders in the settings of Calico',
      text: ownFolders + calico(String.raw`c:\k\cni\config`, String.raw`c:\k\cni`),
      messages: [/write to c:\\k\\cni\\config.*not initialized/, /write to c:\\k\\cni,.*not found/],
      severity: 'error',
    },
    {
      name: 'a file that a command shows, where nobody names the runtime',
      text: `=== config.toml ===
version = 2
[plugins."io.containerd.grpc.v1.cri".cni]
  conf_dir = "C:\\\\cni\\\\conf"
=== out.txt ===
PS C:\\> cat C:\\etc\\cni\\net.d\\10-a.conflist
{"cniVersion": "0.3.0", "name": "antrea", "plugins": [{"type": "antrea"}]}
`,
      messages: [
        /reads CNI files in C:\\cni\\conf, and this one is C:\\etc\\cni\\net\.d\\10-a\.conflist/,
      ],
      severity: 'error',
    },
    {
      name: 'a listing of another folder',
      text: containerd('"C:/etc/cni/net.d"') + listing(String.raw`C:\k\cni\config`),
      messages: [/this one is C:\\k\\cni\\config\\10-flannel\.conf/],
      severity: 'error',
    },
    {
      name: 'a script that copies elsewhere',
      text: `${ownFolders}${copying('C:\\k\\cni\\config', 'C:\\opt\\cni\\bin')}`,
      messages: [/^The script is told to write to C:\\k\\cni\\config/],
      severity: 'warning',
    },
    {
      name: 'a script that copies files into another folder',
      text: `${ownFolders}=== install.ps1 ===\nGet-ChildItem .\\cni | Where-Object Extension -eq '.conf' | Copy-Item -Destination 'C:\\Program Files\\containerd\\cni\\conf' -Force\n`,
      messages: [/^The script is told to write to C:\\Program Files\\containerd\\cni\\conf/],
    },
    {
      name: 'a copy at a prompt into another folder',
      text: `${ownFolders}=== install.cmd ===\ncopy 10-flannel.conf C:\\k\\cni\\config\n`,
      messages: [/^The script is told to write to C:\\k\\cni\\config/],
    },
    {
      name: 'a script beside the configuration that containerd prints',
      text: `${copying('C:\\k\\azurecni\\netconf', 'C:\\k\\azurecni\\bin')}containerd.exe config default | Out-File C:\\containerd\\config.toml\n`,
      messages: [
        /azurecni\\netconf, and the runtime reads C:\\Program Files/,
        /azurecni\\bin, and/,
      ],
    },
    {
      name: 'a flag of the kubelet that containerd does not go by',
      text: containerd('"C:/etc/cni/net.d"') + kubelet('c:/k/cni/config'),
      messages: [
        /The kubelet is told c:\/k\/cni\/config, and containerd reads C:\/etc\/cni\/net\.d/,
      ],
      severity: 'warning',
    },
    {
      name: 'another folder than that of containerd',
      text: containerd('"C:/etc/cni/net.d"') + file('C:/k/cni/config/cni.conf'),
      messages: [
        /reads CNI files in C:\/etc\/cni\/net\.d, and this one is C:\/k\/cni\/config\/cni\.conf/,
      ],
      severity: 'error',
    },
    {
      name: 'another folder than that of the kubelet with Docker',
      text: kubelet('c:/k/cni') + file('C:/k/cni/config/cni.conf'),
      messages: [/reads CNI files in c:\/k\/cni,/],
      severity: 'error',
    },
  ],
})
