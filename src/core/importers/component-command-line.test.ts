import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import { testImporter } from '../testing/test-importer.ts'
import { componentCommandLine } from './component-command-line.ts'

testImporter(componentCommandLine, [
  {
    name: 'what PowerShell shows of a list, with the time behind it',
    text: String.raw`ReplacementStrings                                     TimeWritten
------------------                                     -----------
{Running kubelet --kubeconfig=C:\a\kubelet.kubeconfig --node-ip=10.3.1.24} 10/1/2026 8:01:10 AM
{Running kube-proxy --cluster-cidr=10.42.0.0/16 --source-vip=10.42.7.2} 10/1/2026 8:01:40 AM`,
    reads: [
      ['nodeIP', '10.3.1.24', 3],
      ['sourceVip', '10.42.7.2', 4],
    ],
  },
  {
    name: 'two components in tasks of Ansible',
    text: String.raw`- hosts: windows
  pre_tasks:
    - name: start
      win_shell: C:\k\kubelet.exe --v=4 --hostname-override=win1
  handlers:
    - name: again
      win_shell: C:\k\kube-proxy.exe --proxy-mode=userspace --v=4
`,
    reads: [
      ['nodeName', 'win1', 4],
      ['kubeProxy.flag.proxy-mode', 'userspace', 7],
    ],
  },
  {
    name: 'the path of a service in a task of Ansible, with expressions in it',
    text: `- name: Install kubelet as service
  win_service:
    name: kubelet
    path: '{{ install_path }}\\kubelet.exe --windows-service --cert-dir={{ drive.stdout | trim }}/pki --network-plugin=cni --resolv-conf=""'
`,
    reads: [
      ['kubelet.flag.network-plugin', 'cni', 4],
      ['kubelet.flag.resolv-conf', '', 4],
    ],
  },
  {
    name: 'the same in lines of their own',
    text: `    path: >-
      "{{ install_path }}\\kube-log-runner.exe" --log-file={{ drive.stdout | trim }}/kubelet.log
      {{ install_path }}\\kubelet.exe --windows-service
      --config={{ drive.stdout | trim }}/config.yaml
      --network-plugin=cni --resolv-conf=""
`,
    reads: [
      ['kubelet.flag.windows-service', 'true', 3],
      ['kubelet.flag.network-plugin', 'cni', 5],
    ],
  },
  {
    name: 'a placeholder of several words',
    text: 'C:\\k\\kubelet.exe --hostname-override=<address or name of the node> --cluster-dns=10.96.0.10 --log-dir=<a/b c> --v=2',
    reads: [
      ['clusterDNS', '10.96.0.10', 1],
      ['kubelet.flag.v', '2', 1],
    ],
    never: ['nodeName'],
  },
  {
    name: 'a picture of text, whose hyphens became dashes',
    text: 'C:\\k\\kubelet.exe ——cgroups—per—qos=false ——hostname-override=w1 ——cluster-dns=10.96.0.10',
    reads: [
      ['kubelet.flag.cgroups-per-qos', 'false', 1],
      ['clusterDNS', '10.96.0.10', 1],
    ],
  },
  {
    name: 'a file of variables',
    text: `# of the node\nKUBELET_ARGS="--config=C:\\k\\config.yaml --node-ip=10.0.0.7"\n`,
    reads: [['nodeIP', '10.0.0.7', 2]],
  },
  {
    name: 'a redirection',
    text: 'C:\\k\\kubelet.exe --v=2 --cluster-dns=10.96.0.10 <in.txt >out.txt',
    reads: [['clusterDNS', '10.96.0.10', 1]],
  },
  {
    name: 'what an installer prints of the service that it makes',
    text: String.raw`Creating a service for [kubelet] [C:\a\kubelet.exe --v=6 --node-ip=10.0.0.7 --resolv-conf="" --feature-gates=] => [C:\a\svc.exe]`,
    reads: [
      ['kubelet.flag.v', '6', 1],
      ['nodeIP', '10.0.0.7', 1],
    ],
    never: ['kubelet.flag.svc'],
  },
  {
    name: 'an inventory of a kubelet for Windows and its version',
    text: String.raw`{
  "kubeletVersion": "v1.22.4",
  "args": [
    "--cgroups-per-qos=false",
    "--cni-conf-dir=C:\\k\\cni\\config",
    "--kubeconfig=C:\\k\\config"
  ]
}`,
    reads: [['kubelet.version', '1.22.4', 2]],
  },
  {
    name: 'an inventory of two kubelets',
    text: String.raw`{
  "nodes": [{"kubeletVersion": "v1.22.4"}, {"kubeletVersion": "v1.24.4"}],
  "args": [
    "--cgroups-per-qos=false",
    "--cni-conf-dir=C:\\k\\cni\\config",
    "--kubeconfig=C:\\k\\config"
  ]
}`,
    reads: [],
    never: ['kubelet.version'],
  },
  {
    name: 'a service that nssm installs with its arguments',
    text: String.raw`PS C:\k> nssm install kubelet "C:\k\kubelet.exe" "--node-ip=10.0.0.7 --resolv-conf=\"\" --max-pods=30"`,
    reads: [
      ['nodeIP', '10.0.0.7', 1],
      ['kubelet.flag.resolv-conf', '', 1],
      ['maxPods', 30, 1],
    ],
  },
  {
    name: 'what nssm keeps in the registry',
    text: String.raw`HKEY_LOCAL_MACHINE\SYSTEM\CurrentControlSet\Services\kube-proxy\Parameters
    Application    REG_EXPAND_SZ    C:\k\kube-proxy.exe
    AppParameters    REG_EXPAND_SZ    --proxy-mode=kernelspace --source-vip=10.244.3.2`,
    reads: [['sourceVip', '10.244.3.2', 3]],
  },
  {
    name: 'a program in quotes within quotes',
    text: String.raw`sc config kubelet binPath= "\"C:\k\kubelet.exe\" --windows-service --node-ip=10.0.0.7" start= auto`,
    reads: [
      ['serviceManager', 'native', 1],
      ['nodeIP', '10.0.0.7', 1],
    ],
  },
  {
    name: 'a service that is set, as code in an item',
    text: '1. stop it\n   * `sc.exe config kubelet binPath= "C:\\k\\kubelet.exe --windows-service --v=3 --node-ip=10.0.0.4"`\n',
    reads: [
      ['kubelet.flag.node-ip', '10.0.0.4', 2],
      ['kubelet.flag.windows-service', 'true', 2],
    ],
  },
  {
    name: 'a service of nssm, as code in a sentence',
    text: 'Then run `nssm set kubelet AppParameters --v=3 --max-pods=30` and start it.\n',
    reads: [['kubelet.flag.max-pods', '30', 1]],
  },
  {
    name: 'code in a sentence',
    text: 'We start it as `C:\\k\\kubelet.exe --node-ip=10.0.0.7 --max-pods=30`, and it stops.',
    reads: [['maxPods', 30, 1]],
  },
  {
    name: 'items of code',
    text: 'Its flags:\n\n* `--node-ip=10.0.0.7`\n* `--resolv-conf=""`\n* `--cgroups-per-qos=false`',
    reads: [['nodeIP', '10.0.0.7', 3]],
  },
  {
    name: 'the command of an image',
    text: 'FROM x\nENTRYPOINT ["C:/k/kubelet.exe", "--node-ip=10.0.0.7", "--max-pods=30"]',
    reads: [
      ['nodeIP', '10.0.0.7', 2],
      ['maxPods', 30, 2],
    ],
  },
  {
    name: 'a list in JSON',
    text: '"args": [\n    "--node-ip=10.0.0.7",\n    "--resolv-conf=",\n    "--cgroups-per-qos=false"\n]',
    reads: [
      ['nodeIP', '10.0.0.7', 2],
      ['kubelet.flag.cgroups-per-qos', 'false', 4],
    ],
  },
  {
    name: 'a wrapper for services',
    text: '<service>\n  <executable>C:\\k\\kubelet.exe</executable>\n  <arguments>--node-ip=10.0.0.7 --cgroups-per-qos=false</arguments>\n</service>',
    reads: [['kubelet.flag.cgroups-per-qos', 'false', 3]],
  },
  {
    name: 'a task that starts with Windows',
    text: '<Exec>\n  <Command>C:\\k\\kubelet.exe</Command>\n  <Arguments>--node-ip=10.0.0.7 --max-pods=30</Arguments>\n</Exec>',
    reads: [['nodeIP', '10.0.0.7', 3]],
  },
  {
    name: 'a row of a list of processes',
    text: 'Name\tPID\tCommand line\nkubelet.exe\t43\t"C:\\k\\kubelet.exe" --node-ip=10.0.0.7 --max-pods=30',
    reads: [['nodeIP', '10.0.0.7', 2]],
  },
  {
    name: 'the event of a new service',
    text: 'A service was installed in the system.\n\nService Name:  kubelet\nService File Name:  C:\\k\\kubelet.exe --node-ip=10.0.0.7 --max-pods=30\nService Type:  user mode service',
    reads: [['nodeIP', '10.0.0.7', 4]],
  },
  {
    name: 'a kubelet of a Linux node',
    text: 'kubelet --hostname-override=m1 --cgroup-driver=systemd --cni-bin-dir=/opt/cni/bin --resolv-conf=/etc/resolv.conf',
    reads: [],
    never: ['nodeName', 'kubelet.flag.resolv-conf'],
  },
  {
    name: 'what kubeadm writes on Windows too',
    text: 'kubelet.exe --hostname-override=win-1 --kubeconfig=/etc/kubernetes/kubelet.conf --resolv-conf=/etc/resolv.conf --cni-bin-dir=/opt/cni/bin',
    reads: [['nodeName', 'win-1', 1]],
  },
  {
    name: 'two lines that a console made of one, cut inside a value',
    text: 'INFO: Args: --cluster-dns=10.43.0.10 --authorization-mode=Webhook --read-only-port=0 --kube-reserved=cpu=50\n0m,memory=500Mi --hostname-override=win-1',
    reads: [
      ['kubeReserved', 'cpu=500m,memory=500Mi', 1],
      ['nodeName', 'win-1', 2],
    ],
  },
  {
    name: 'what a start script prints',
    text: 'Enabling feature gates\nStart to run c:/k/kube-proxy.exe --v=4 --enable-dsr=true --source-vip=10.244.3.2',
    reads: [
      ['directServerReturn', true, 2],
      ['sourceVip', '10.244.3.2', 2],
    ],
  },
  {
    name: 'a service as the registry has it',
    text: `HKEY_LOCAL_MACHINE\\SYSTEM\\CurrentControlSet\\Services\\kubelet
    Type    REG_DWORD    0x10
    ImagePath    REG_EXPAND_SZ    C:\\k\\kubelet.exe --windows-service --node-ip=10.0.0.7`,
    reads: [
      ['serviceManager', 'native', 3],
      ['nodeIP', '10.0.0.7', 3],
    ],
  },
  {
    name: 'a service that nssm makes with its arguments, and one with them in quotes',
    text: 'I ran\nnssm install kubelet C:\\k\\kubelet.exe --hostname-override=win-1 --max-pods=30\nnssm install kube-proxy "C:\\k\\kube-proxy.exe" "--v=4 --source-vip=10.244.2.2"',
    reads: [
      ['nodeName', 'win-1', 2],
      ['maxPods', 30, 2],
      ['kubeProxy.flag.v', '4', 3],
      ['sourceVip', '10.244.2.2', 3],
    ],
  },
  {
    name: 'a component behind the program that writes its log',
    text: 'C:\\k\\kube-log-runner.exe -log-file=C:\\k\\kubelet.log C:\\k\\kubelet.exe --hostname-override=win-1 --max-pods=30',
    reads: [
      ['nodeName', 'win-1', 1],
      ['maxPods', 30, 1],
    ],
    never: ['kubelet.flag.log-file'],
  },
  ...[
    'services:\n- command: C:\\k\\kube-log-runner.exe -log-file=C:\\k\\a.log C:\\k\\kubelet.exe --v=2 --max-pods=30\n',
    'node:\ncmd="C:\\k\\kube-log-runner.exe -log-file=C:\\k\\a.log C:\\k\\kubelet.exe --v=2 --max-pods=30"\n',
    '12:01 creates kubelet\n12:01 from [C:\\k\\kube-log-runner.exe -log-file C:\\k\\a.log C:\\k\\kubelet.exe --v=2 --max-pods=30]\n',
  ].map((text) => ({
    name: `the same behind a key or in marks: ${text.slice(0, 20)}`,
    text,
    reads: [['maxPods', 30, 2] as const],
    never: ['kubelet.flag.log-file'],
  })),
  {
    name: 'a process in JSON',
    text: '{\n    "ProcessId":  4312,\n    "CommandLine":  "\\"C:\\\\k\\\\kubelet.exe\\" --cert-dir=C:\\\\k\\\\pki --hostname-override=win-1"\n}',
    reads: [
      ['kubelet.flag.cert-dir', 'C:\\k\\pki', 3],
      ['nodeName', 'win-1', 3],
    ],
  },
  {
    name: 'a process in JSON whose program has no quotes, with two blanks before it',
    text: '{\n    "CommandLine":  "C:\\\\k\\\\kubelet.exe --cert-dir=C:\\\\k\\\\pki --hostname-override=win-1",\n}',
    reads: [
      ['kubelet.flag.cert-dir', 'C:\\k\\pki', 2],
      ['nodeName', 'win-1', 2],
    ],
  },
  {
    name: 'a variable that is named for the program',
    text: ' "$KubeletExe --hostname-override=win-1 --node-ip=10.0.0.7 --max-pods=30"',
    reads: [
      ['nodeIP', '10.0.0.7', 1],
      ['maxPods', 30, 1],
    ],
  },
  {
    name: 'what cleans up',
    text: 'kube-proxy.exe --cleanup --kubeconfig=C:\\k\\config',
    reads: [['kubeProxy.flag.cleanup', 'true', 1]],
  },
  {
    name: 'a service as newer PowerShell lists it',
    text: 'Name           : kubelet\nBinaryPathName : C:\\k\\kubelet.exe --windows-service --node-ip=10.0.0.7',
    reads: [
      ['serviceManager', 'native', 2],
      ['nodeIP', '10.0.0.7', 2],
    ],
  },
  {
    name: 'a service in a table with its state',
    text: 'Name    State   PathName\n----    -----   --------\nkubelet Stopped C:\\k\\kubelet.exe --v=4 --node-ip=10.0.0.7',
    reads: [['nodeIP', '10.0.0.7', 3]],
  },
  {
    name: 'the program alone, with its flags indented below',
    text: 'C:\\k\\kubelet.exe ^\n    --node-ip=10.0.0.7 ^\n    --v=4\n',
    reads: [
      ['nodeIP', '10.0.0.7', 2],
      ['kubelet.flag.v', '4', 3],
    ],
  },
  {
    name: 'what nssm keeps, as the registry has it',
    text: `HKEY_LOCAL_MACHINE\\SYSTEM\\CurrentControlSet\\Services\\kube-proxy
    ImagePath    REG_EXPAND_SZ    C:\\k\\nssm.exe

HKEY_LOCAL_MACHINE\\SYSTEM\\CurrentControlSet\\Services\\kube-proxy\\Parameters
    Application    REG_EXPAND_SZ    C:\\k\\kube-proxy.exe
    AppParameters    REG_EXPAND_SZ    --v=4 --hostname-override=win-1 --source-vip=10.244.2.2`,
    reads: [
      ['kubeProxy.flag.v', '4', 6],
      ['sourceVip', '10.244.2.2', 6],
    ],
  },
  {
    name: 'the parameters of a service as PowerShell lists them',
    text: `PS C:\\> Get-ItemProperty HKLM:\\SYSTEM\\CurrentControlSet\\Services\\kubelet\\Parameters

Application   : C:\\k\\kubelet.exe
AppParameters : --v=4 --hostname-override=win-1
                --max-pods=30
PSChildName   : Parameters`,
    reads: [
      ['nodeName', 'win-1', 4],
      ['maxPods', 30, 5],
    ],
  },
  {
    name: 'arguments of another service in the registry',
    text: `HKEY_LOCAL_MACHINE\\SYSTEM\\CurrentControlSet\\Services\\cri-dockerd\\Parameters
    AppParameters    REG_EXPAND_SZ    --network-plugin=cni --cni-bin-dir=C:\\opt\\cni\\bin`,
    reads: [],
    never: ['kubelet.flag.network-plugin', 'kubelet.flag.cni-bin-dir'],
  },
  {
    name: 'a property that was broken at its blanks',
    text: `ProcessId   : 4312
CommandLine : "C:\\k\\kubelet.exe" --hostname-override win-1 --kubeconfig=C:\\k\\config --max-pods
              30 --cluster-dns=10.96.0.10
              --v=4
Name        : kubelet.exe`,
    reads: [
      ['nodeName', 'win-1', 2],
      ['maxPods', 30, 3],
      ['clusterDNS', '10.96.0.10', 3],
      ['kubelet.flag.v', '4', 4],
    ],
  },
  {
    name: 'a property that was broken at the width of the console, inside words and before a blank',
    text: `CommandLine : C:\\k\\kubelet.exe --kubeconfig=C:\\k\\config --v=2 --ho
              stname-override=win-1 --cluster-dns=10.96.0.10 --max
              -pods=30 --cert-dir=C:\\k\\pki2 --node-ip=10.0.0.7`,
    reads: [
      ['nodeName', 'win-1', 2],
      ['maxPods', 30, 3],
      ['kubelet.flag.v', '2', 1],
      ['nodeIP', '10.0.0.7', 3],
    ],
  },
  {
    name: 'what nssm keeps',
    text: 'PS C:\\k> nssm get kubelet AppParameters\n--hostname-override=win-1 --max-pods=30 --cluster-dns=10.96.0.10 --resolv-conf=""',
    reads: [
      ['nodeName', 'win-1', 2],
      ['maxPods', 30, 2],
      ['clusterDNS', '10.96.0.10', 2],
      ['kubelet.flag.resolv-conf', '', 2],
      ['serviceManager', 'nssm', 1],
    ],
  },
  {
    name: 'beside the kubelet, the service that stands between it and Docker',
    text: 'PS C:\\k> nssm get kubelet AppParameters\n--hostname-override=win-1 --v=2\nPS C:\\k> nssm get cri-dockerd AppParameters\n--network-plugin=cni --cni-bin-dir=C:\\opt\\cni\\bin',
    reads: [['nodeName', 'win-1', 2]],
    never: ['kubelet.flag.network-plugin', 'kubelet.flag.cni-bin-dir'],
  },
  {
    name: 'a flag of one letter before the others',
    text: 'PS C:\\k> nssm get kube-proxy AppParameters\n--v=4 --proxy-mode=kernelspace --enable-dsr=true',
    reads: [
      ['kubeProxy.flag.v', '4', 2],
      ['directServerReturn', true, 2],
    ],
  },
  {
    name: 'the flags that the container of a distribution prints',
    text: 'INFO: Waiting for the entry point\nINFO: Args: --cluster-dns=10.43.0.10 --network-plugin=cni --pod-infra-container-image=example/pause:v1 --max-pods=40',
    reads: [
      ['clusterDNS', '10.43.0.10', 2],
      ['pauseImage', 'example/pause:v1', 2],
    ],
  },
  {
    name: 'no source VIP, and one that nobody shows',
    text: 'kube-proxy.exe --proxy-mode=kernelspace --network-name=cbr0 --v=4\nkube-proxy.exe --proxy-mode=kernelspace --source-vip=$vip --v=4',
    reads: [['hnsNetworkName', 'cbr0', 1]],
    never: ['networkMode'],
  },
  {
    name: 'a task that is made, and one that is shown',
    text: 'schtasks /create /tn kubelet /sc onstart /tr "C:\\k\\kubelet.exe --node-ip=10.0.0.7 --max-pods=30"\nTask To Run:   C:\\k\\kube-proxy.exe --proxy-mode=kernelspace --source-vip=10.244.2.2',
    reads: [
      ['nodeIP', '10.0.0.7', 1],
      ['maxPods', 30, 1],
      ['sourceVip', '10.244.2.2', 2],
      ['networkMode', 'overlay', 2],
    ],
    never: ['serviceManager'],
  },
  {
    name: 'the action of a task as PowerShell lists it',
    text: 'Execute          : C:\\k\\kubelet.exe\nArguments        : --node-ip=10.0.0.7 --max-pods=30\nWorkingDirectory : C:\\k',
    reads: [['maxPods', 30, 2]],
  },
  {
    name: 'what sc keeps',
    text: 'C:\\>sc qc kubelet\n[SC] QueryServiceConfig SUCCESS\n        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --max-pods 30\n        START_TYPE         : 2   AUTO_START',
    reads: [
      ['kubelet.flag.max-pods', '30', 3],
      ['serviceManager', 'native', 3],
    ],
  },
  {
    name: 'what Windows shows of a process',
    text: 'ProcessId   : 4120\nCommandLine : C:\\k\\kubelet.exe --max-pods=60 --config=C:\\k\\config.yaml',
    reads: [['kubelet.flag.max-pods', '60', 2]],
  },
  {
    name: 'the file of kubeadm',
    text: 'KUBELET_KUBEADM_ARGS="--container-runtime-endpoint=npipe:////./pipe/containerd-containerd --pod-infra-container-image=registry.k8s.io/pause:3.9"',
    reads: [
      ['containerRuntime', 'containerd', 1],
      ['pauseImage', 'registry.k8s.io/pause:3.9', 1],
    ],
  },
  {
    name: 'one flag a line, without a program',
    text: '--proxy-mode=kernelspace\n--network-name=cbr0\n--enable-dsr=false\n--source-vip=10.244.3.2',
    reads: [
      ['kubeProxy.flag.proxy-mode', 'kernelspace', 1],
      ['hnsNetworkName', 'cbr0', 2],
      ['directServerReturn', false, 3],
      ['sourceVip', '10.244.3.2', 4],
    ],
  },
  {
    name: 'a line with carets, among prose',
    text: 'We start it so:\n\nC:\\k\\kubelet.exe --max-pods=30 ^\n  --cluster-domain=cluster.local ^\n  --v=4',
    reads: [
      ['maxPods', 30, 3],
      ['clusterDomain', 'cluster.local', 4],
    ],
  },
  {
    name: 'a line that a console cut at its width',
    text: `"C:\\k\\kubelet.exe" --config=/var/lib/kubelet/config.yaml --pod-infr
a-container-image=r.example/pause:3.9 --cgroups-per-qos=false --nod
e-ip=10.0.0.4 --max-pods=30`,
    reads: [
      ['pauseImage', 'r.example/pause:3.9', 2],
      ['nodeIP', '10.0.0.4', 3],
      ['maxPods', 30, 3],
    ],
    never: ['kubelet.flag.pod-infr', 'kubelet.flag.nod'],
  },
  ...[
    `  "start": "C:\\\\k\\\\kubelet.exe --max-pods=30 --node-ip=10.0.0.4",`,
    `    path: 'C:\\k\\kubelet.exe --max-pods=30 --node-ip=10.0.0.4'`,
    `"kubelet.exe","C:\\k\\kubelet.exe --max-pods=30 --node-ip=10.0.0.4"`,
    `schtasks /create /tn kubelet /tr "C:\\k\\kubelet.exe --max-pods=30 --node-ip=10.0.0.4" /sc onstart`,
  ].map((text) => ({
    name: `a line among others: ${text}`,
    text,
    reads: [['maxPods', 30, 1] as const, ['nodeIP', '10.0.0.4', 1] as const],
  })),
  {
    name: 'a line whose first hyphens a chat made dashes',
    text: 'C:\\k\\kubelet.exe \u2013\u2013max-pods=30 --node-ip=10.0.0.4',
    reads: [['nodeIP', '10.0.0.4', 1]],
  },
  {
    name: 'a line that a chat cut in the middle of flags',
    text: `C:\\k\\kubelet.exe --config=C:\\c.yaml --kubecon
fig=C:\\k\\config --hostname-over
ride=win-1 --max-pods=30
--v=4`,
    reads: [
      ['nodeName', 'win-1', 3],
      ['maxPods', 30, 3],
    ],
    never: ['kubelet.flag.kubecon', 'kubelet.flag.hostname-over'],
  },
  {
    name: 'a line that a mail broke at its blanks, by chance into lines of one length',
    text: `C:\\k\\kube-proxy.exe --v=4 --proxy-mode=kernelspace --hostname-override=win1
--kubeconfig=C:\\k\\config --cluster-cidr=10.244.0.0/16 --network-name=vxlan0
--source-vip=10.244.3.2 --enable-dsr=true --feature-gates=WinOverlay=true,
WinDSR=true

Best regards`,
    reads: [
      ['nodeName', 'win1', 1],
      ['clusterCIDR', '10.244.0.0/16', 2],
      ['hnsNetworkName', 'vxlan0', 2],
      ['sourceVip', '10.244.3.2', 3],
      ['featureGates', ['WinOverlay=true', 'WinDSR=true'], 3],
    ],
  },
  {
    name: 'a line that a mail broke between a flag and its value',
    text: `C:\\k\\kube-proxy.exe --v=4 --proxy-mode=kernelspace --hostname-override win1
--kubeconfig C:\\k\\config --cluster-cidr 10.244.0.0/16 --v 4 --network-name
vxlan0 --source-vip 10.244.3.2 --feature-gates=WinOverlay=true --enable-dsr`,
    reads: [
      ['nodeName', 'win1', 1],
      ['hnsNetworkName', 'vxlan0', 3],
      ['sourceVip', '10.244.3.2', 3],
    ],
  },
  {
    name: 'what a mail broke inside the quotes of nssm',
    text: `nssm set kubelet AppParameters "--config=C:\\var\\lib\\kubelet\\config.yaml
--kubeconfig=C:\\etc\\kubernetes\\kubelet.conf --hostname-override=w25-01
--pod-infra-container-image=r.example/pause:3.10"`,
    reads: [
      ['nodeName', 'w25-01', 2],
      ['pauseImage', 'r.example/pause:3.10', 3],
    ],
  },
  {
    name: 'flags that are given twice: the last value counts, and lists grow',
    text: 'kubelet.exe --max-pods=110 --node-labels=a=b --cluster-dns=10.96.0.10 --cluster-dns=10.96.0.11 --max-pods=30',
    reads: [
      ['maxPods', 30, 1],
      ['clusterDNS', '10.96.0.10', 1],
    ],
  },
  {
    name: 'a line as long as a console, with what the program prints below it',
    text: 'PS C:\\k> .\\kubelet.exe --hostname-override=win-1 --node-ip=10.0.0.7 --cluster-dns=192.168.3.10\nFlag --api-servers has been deprecated, Use --kubeconfig instead.',
    reads: [['clusterDNS', '192.168.3.10', 1]],
    never: ['kubelet.flag.kubeconfig'],
  },
  {
    name: 'a line that a distribution logged',
    text: '10/10/2023 10:39:40 PM {Running kube-proxy --cluster-cidr=10.42.0.0/16 --proxy-mode=kernelspace}',
    reads: [
      ['clusterCIDR', '10.42.0.0/16', 1],
      ['kubeProxy.flag.proxy-mode', 'kernelspace', 1],
    ],
  },
  {
    name: 'two flags without a blank between them, which say nothing of either',
    text: 'kubelet.exe --node-ip=10.0.0.7--cert-dir=C:/pki --cluster-dns=10.96.0.10 --max-pods=30',
    reads: [['clusterDNS', '10.96.0.10', 1]],
    never: ['nodeIP', 'kubelet.flag.node-ip'],
  },
  {
    name: 'flags for Docker beside another runtime',
    text: 'kubelet.exe --container-runtime=remote --network-plugin=cni --image-pull-progress-deadline=20m --max-pods=3',
    reads: [['kubelet.flag.network-plugin', 'cni', 1]],
    never: ['containerRuntime'],
  },
  {
    name: 'lines of one length in a log, each of which is one',
    text: 'time="2024-05-21T09:12:41Z" level=info msg="Running RKE2 kube-proxy [--network-name=Calico --proxy-mode=kernelspace --source-vip=10.42.71.2]"\ntime="2024-05-21T09:12:48Z" level=info msg="Running RKE2 kube-proxy [--network-name=Calico --proxy-mode=kernelspace --source-vip=10.42.71.2]"\ntime="2024-05-21T09:12:55Z" level=info msg="Module overlay was already loaded"',
    reads: [
      ['sourceVip', '10.42.71.2', 1],
      ['sourceVip', '10.42.71.2', 2],
    ],
  },
  {
    name: 'arguments of kubeadm that a mail broke between flags',
    text: 'KUBELET_KUBEADM_ARGS="--container-runtime=remote\n--container-runtime-endpoint=npipe:////./pipe/containerd-containerd\n--pod-infra-container-image=registry.k8s.io/pause:3.7"',
    reads: [
      ['kubelet.flag.container-runtime', 'remote', 1],
      ['kubelet.flag.container-runtime-endpoint', 'npipe:////./pipe/containerd-containerd', 2],
      ['pauseImage', 'registry.k8s.io/pause:3.7', 3],
    ],
  },
  {
    name: 'lists of a log that a mail broke in front of their brackets',
    text: 'time="2024-05-21T09:10:01Z" level=info msg="Running kubelet\n--max-pods=30 --node-ip=10.0.0.9"\ntime="2024-05-21T09:10:07Z" level=info msg="Running RKE2 kube-proxy\n[--cluster-cidr=10.42.0.0/16 --hostname-override=w1\n--network-name=Calico --source-vip=10.42.71.2]"\ntime="2024-05-21T09:10:14Z" level=info msg="Connecting to proxy"',
    reads: [
      ['kubeProxy.flag.source-vip', '10.42.71.2', 5],
      ['sourceVip', '10.42.71.2', 5],
    ],
    never: ['kubelet.flag.source-vip'],
  },
  {
    name: 'lines in brackets that the console wrapped, among those of a log',
    text: `2/1/2024 8:40:20 PM {Running RKE2 kube-proxy [--enable-dsr=true
                    --network-name=Calico --proxy-mode=kernelspace]}
2/1/2024 8:40:02 PM {Running RKE2 kubelet [--max-pods=30
                    --node-ip=10.0.0.9]}`,
    reads: [
      ['hnsNetworkName', 'Calico', 2],
      ['kubeProxy.flag.proxy-mode', 'kernelspace', 2],
      ['maxPods', 30, 3],
      ['nodeIP', '10.0.0.9', 4],
    ],
  },
  {
    name: 'a line that RKE2 logs, with the flags that it keeps to itself',
    text: `time="2024-11-05T09:12:20Z" level=info msg="Running kubelet --alsologtostderr=false --log-file=C:\\\\logs\\\\kubelet.log --max-pods=30 --stderrthreshold=FATAL"`,
    reads: [['maxPods', 30, 1]],
    never: [
      'kubelet.flag.alsologtostderr',
      'kubelet.flag.log-file',
      'kubelet.flag.stderrthreshold',
    ],
  },
  {
    name: 'the log of a container with the arguments of flanneld',
    text: `{"log":"INFO: Start flanneld with: --ip-masq --iface=10.6.1.7\\n","stream":"stdout"}
{"log":"I0411 00:31:25.262454    9096 vxlan_windows.go:114] VXLAN config: Name=vxlan0 VNI=1 Port=4789\\n"}`,
    reads: [
      ['nodeIP', '10.6.1.7', 1],
      ['vni', 1, 2],
    ],
  },
  {
    name: 'a service that is made, with the rest of its options behind the program',
    text: `C:\\> sc.exe create kubelet binPath= "C:\\k\\kubelet.exe --windows-service --max-pods=30 --node-ip=10.0.0.9" start= auto depend= containerd`,
    reads: [
      ['serviceManager', 'native', 1],
      ['nodeIP', '10.0.0.9', 1],
    ],
    never: ['kubelet.flag.depend'],
  },
  {
    name: 'what the program of a service and its network tell',
    text: `C:\\> sc.exe qc kubelet
        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --max-pods=30
kube-proxy.exe --network-name=flannel.4096 --cluster-cidr=10.244.0.0/16,fd00::/56`,
    reads: [
      ['serviceManager', 'native', 2],
      ['networkMode', 'overlay', 3],
      ['ipFamily', 'dual-stack', 3],
    ],
  },
  {
    name: 'the network that a service is given',
    text: `C:\\k> nssm dump kube-proxy
C:\\k\\nssm.exe set kube-proxy AppParameters "--v=4 --proxy-mode=kernelspace"
C:\\k\\nssm.exe set kube-proxy AppEnvironmentExtra KUBE_NETWORK=cbr0`,
    reads: [['hnsNetworkName', 'cbr0', 3]],
  },
])

test('a list of arguments in YAML may be the rest of a line', () => {
  const text =
    'args:\n  - --tls-cert-file=/etc/tls.crt\n  - --port=8443\n  - --kubeconfig=/etc/kubeconfig\n'
  const { documents } = readFiles([{ name: 'a.txt', text }])
  const lines = documents.flatMap(({ reading }) => reading.parsed ?? [])
  expect(lines.map(({ value }) => value)).toMatchObject([{ program: 'kubelet', isComplete: false }])
})

test('a help text gives no flags', () => {
  const text =
    'OPTIONS:\n   --node-name value               (agent/node) Node name [%RKE2_NODE_NAME%]\n   --node-ip value, -i value       (agent/networking) IPv4/IPv6 addresses to advertise for node\n   --node-label value              (agent/node) Registering and starting kubelet with set of labels\n'
  const { documents } = readFiles([{ name: 'help.txt', text }])
  expect(documents.flatMap(({ reading }) => reading.parsed ?? [])).toEqual([])
  expect(documents.flatMap(({ reading }) => reading.observations ?? [])).toEqual([])
})

test.each([
  'We run it with `--node-ip` and it is fine.',
  'The flag `--cgroups-per-qos=false` went away.',
  'The array ["kubelet", "kube-proxy"] -n holds names.',
])('a sentence is no command line: %j', (text) => {
  const { documents } = readFiles([{ name: 'a.txt', text }])
  expect(documents.map(({ importer }) => importer?.id)).not.toContain('component-command-line')
})

test('flags of the control plane are none of the kubelet', () => {
  const text =
    'args:\n- --v=2\n- --cloud-provider=aws\n- --kubelet-insecure-tls\n- --cloud-config=a.conf\n'
  const { documents } = readFiles([{ name: 'a.yaml', text }])
  const names = documents
    .flatMap(({ reading }) => reading.observations ?? [])
    .map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('kubelet.'))).toEqual([])
})

test('a sentence that a mail broke before a flag is no command line', () => {
  const text =
    'We use containerd 1.7.28, and we do not set\n--network-plugin nor --container-runtime anywhere\n'
  const { documents } = readFiles([{ name: 'a.txt', text }])
  const names = documents
    .flatMap(({ reading }) => reading.observations ?? [])
    .map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('kubelet.'))).toEqual([])
})

test.each([
  ['kubelet 1.26.3 on Windows: C:\\k\\kubelet.exe --config=C:\\k\\c.yaml --v=4\n', '1.26.3'],
  ['Our kubelet v1.30.1 is called so: C:\\k\\kubelet.exe --config=C:\\k\\c.yaml --v=4\n', '1.30.1'],
])('words that lead in a command on its line tell the version: %j', (text, version) => {
  const { documents } = readFiles([{ name: 'a.txt', text }])
  const found = documents.flatMap(({ reading }) => reading.observations ?? [])
  expect(found.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['kubernetesRelease', version],
      ['kubelet.flag.v', '4'],
    ]),
  )
})
