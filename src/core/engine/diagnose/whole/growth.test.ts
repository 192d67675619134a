import { describe, expect, test } from 'vitest'
import { countWork, growthOf } from '../../../testing/count-work.ts'
import { diagnose } from '../diagnose.ts'

const workFor = (text: string) => countWork(() => diagnose([{ name: 'a.txt', text }]))

const times = (n: number, piece: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => piece(i)).join('\n')

const shapes: Readonly<Record<string, (n: number) => string>> = {
  'a log': (n) =>
    times(
      n,
      (i) =>
        `E0306 16:43:21.218797 2576 main.go:${i}] Error registering network: failed to acquire lease: node "win-1" pod cidr not assigned`,
    ),
  'text in words': (n) =>
    times(n, (i) => `We run Kubernetes 1.2${i % 9} with containerd 1.6.${i}, flannel, on it.`),
  pods: (n) =>
    times(
      n,
      (i) =>
        `---\napiVersion: v1\nkind: Pod\nmetadata: {name: web-${i}}\nspec:\n  containers:\n  - {name: a, image: 'x/y:ltsc2019'}\n`,
    ),
  'a list of pods': (n) =>
    `apiVersion: v1\nkind: List\nitems:\n${times(
      n,
      (i) =>
        `- apiVersion: v1\n  kind: Pod\n  metadata: {name: web-${i}}\n  spec:\n    containers:\n    - {name: a, image: 'x/y:ltsc2019'}`,
    )}\n`,
  nodes: (n) =>
    `NAME STATUS ROLES AGE VERSION\n${times(n, (i) => `win-${i} Ready <none> 2m v1.27.${i % 9} 10.0.0.${i % 250}`)}`,
  'outputs of commands': (n) =>
    times(n, (i) => `PS C:\\k> kubectl version\nServer Version: v1.30.${i}`),
  'command lines': (n) =>
    times(n, (i) => `C:\\k\\kubelet.exe --v=${i} --node-ip=10.0.0.${i % 250} --max-pods=30`),
  'flags one below the other': (n) => times(n, (i) => `--node-labels=a${i}=b \\`),
  'a script': (n) =>
    times(
      n,
      (i) => `$global:A${i} = "--v=${i}"\n& C:\\k\\kubelet.exe $global:A${i} --max-pods=${i}`,
    ),
  'many clusters': (n) => times(n, (i) => `## Cluster k8s-${i}\nkubelet.exe --max-pods=${i}\n`),
  'times of a change': (n) => times(n, () => `before ${'the upgrade '.repeat(5)}\n`),
  'hash tables': (n) => times(n, (i) => `$a${i} = @{ 'max-pods' = @{ b = ${i} } }`),
  'hash tables that stay open': (n) => times(n, () => `$a = @{ 'b' = @{ "c`),
  'lists that are filled': (n) => times(n, (i) => `$a${i} = @()\n$a${i}.Add("--v=${i}")`),
  'arguments of pods': (n) =>
    times(
      n,
      (i) =>
        `Name:  web-${i}\nContainers:\n  a:\n    Image:  a:ltsc2022\n    Args:\n      kubelet.exe --v=${i}\n`,
    ),
  'containers of one pod': (n) =>
    `Name:  a\nNamespace:  b\nContainers:\n${times(n, (i) => `  c${i}:\n    Image:  example/c:${i}`)}\n`,
  'a batch file': (n) =>
    `@echo off\n${times(n, (i) => `set A${i}=--v=${i}\nkubelet.exe %A${i}% ^`)}`,
  'a CNI file': (n) =>
    `{"cniVersion":"0.2.0","name":"a","type":"win-bridge","Policies":[${Array.from(
      { length: n },
      (_, i) =>
        `{"Name":"EndpointPolicy","Value":{"Type":"OutBoundNAT","ExceptionList":["10.${i % 250}.0.0/16"]}}`,
    ).join(',\n')}]}`,
  'an exception list': (n) =>
    `{"cniVersion":"0.2.0","name":"a","type":"win-bridge","policies":[{"name":"EndpointPolicy","value":{"Type":"OutBoundNAT","ExceptionList":[${Array.from(
      { length: n },
      (_, i) => `"10.${i % 250}.${i % 99}.0/24"`,
    ).join(',\n')}]}}]}`,
  'TOML tables': (n) =>
    `version = 2\n${times(n, (i) => `[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.a${i}]\n  runtime_type = "io.containerd.runhcs.v1"`)}`,
  'adapters of containers': (n) =>
    times(
      n,
      (i) =>
        `\nEthernet adapter vEthernet (${i}a1_nat):\n\n   Description . . . . : Hyper-V Virtual Ethernet Container Adapter\n   IPv4 Address. . . . . : 172.20.60.34(Preferred)\n   Subnet Mask . . . . . : 255.255.240.0\n   Default Gateway . . . : 10.4.0.1`,
    ),
  'sources outside of a build': (n) =>
    `FROM a\nRUN b\n${times(n, (i) => `COPY C:\\app${i} C:\\app`)}`,
  'open braces': (n) => times(n, () => '{ "a": ['),
  'lines in JSON': (n) => times(n, (i) => `{"level":"error","msg":"failed ${i}"}`),
  'rules and fences': (n) => times(n, (i) => `\`\`\`\n--- a${i}.yaml ---\nkind: x`),
  events: (n) =>
    times(
      n,
      (i) => `2m Warning FailedCreatePodSandBox pod/web-${i} hcnCreateEndpoint failed (0x803b0001)`,
    ),
  'a comparison': (n) => `@@ -1 +1 @@\n${times(n, (i) => `+  a word ${i} is\n-  b`)}`,
  'open comparisons': (n) => times(n, () => '```diff\n a'),
  'marks of code blocks': (n) => times(n, () => 'a {code} <pre> b ```'),
  'settings without a table': (n) => times(n, () => 'root = "a"'),
  'replies and numbers': (n) => times(n, (i) => `> ${i} a: b`),
  'indents below words': (n) => times(n, () => 'It is this\n\n  {'),
  'files below keys': (n) => times(n, (i) => `- path: a${i}\n  content: |\n    {\n    }`),
  'here-documents': (n) => times(n, (i) => `cat <<A${i}`),
  'files in strings': (n) => `[${times(n, () => '"{\\n \\"cniVersion\\": 1\\n}",')}]`,
  'groups of a stack': (n) =>
    times(
      n,
      (i) =>
        `  G${i}:\n    Type: AWS::EKS::Nodegroup\n    Properties:\n      AmiType: WINDOWS_CORE_2019_x86_64\n      DiskSize: 30`,
    ),
  'launch templates': (n) =>
    times(
      n,
      (i) =>
        `resource "aws_launch_template" "t${i}" {\n  image_id = "ami-${i}"\n}\nresource "aws_eks_node_group" "g${i}" {\n  ami_type = "WINDOWS_CORE_2019_x86_64"\n  launch_template { id = aws_launch_template.t${i}.id }\n}`,
    ),
  'modules without an end': (n) =>
    times(
      n,
      (i) =>
        `module "e${i}" {\n  source = "terraform-aws-modules/eks/aws"\n  version = "18.0"\n  worker_groups = [\n  vpc-cni = {`,
    ),
  'subnets and pools': (n) =>
    times(
      n,
      (i) =>
        `resource "azurerm_subnet" "s${i}" {\n  address_prefixes = ["10.0.${i % 256}.0/26"]\n}\nresource "azurerm_kubernetes_cluster_node_pool" "p${i}" {\n  name = "w${i % 9999}"\n  os_type = "Windows"\n  node_count = 3\n  vnet_subnet_id = azurerm_subnet.s${i}.id\n}`,
    ),
  'lists of DaemonSets': (n) =>
    `az aks nodepool add --os-type Windows --name npwin --node-taints os=windows:NoSchedule\n\nNAME DESIRED CURRENT READY UP-TO-DATE AVAILABLE NODE SELECTOR AGE\n${times(n, (i) => `d${i} 0 0 0 0 0 kubernetes.io/os=windows 21d`)}`,
  'installs of charts': (n) =>
    times(
      n,
      (i) => `helm install s${i} secrets-store-csi-driver/secrets-store-csi-driver --set a=${i}`,
    ),
  'variables of services': (n) => times(n, (i) => `nssm set s${i} AppEnvironmentExtra A${i}=b C=d`),
  'tags that are misspelt': (n) => times(n, (i) => `image: x/y:lstc2022-${i}`),
  'metrics of nodes': (n) =>
    times(
      n,
      (i) =>
        `kube_node_info{node="w${i}",os_image="Windows Server 2022",kubelet_version="v1.29.1",internal_ip="10.0.0.${i % 250}"} 1`,
    ),
  'words between marks': (n) =>
    times(n, (i) => `We run \`1.2${i % 9}.1\` with **containerd 1.7.${i}**.`),
  'refused runs': (n) =>
    times(n, (i) => `PS C:\\> docker run -it a${i}\nError response from daemon: no\n\nIt says no.`),
  'steps of workflows': (n) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Workflow\nmetadata: {name: a}\nspec:\n  templates:\n${times(n, (i) => `  - {name: s${i}, container: {image: 'x/y:ltsc2019'}}`)}\n`,
  'pods and what they name': (n) =>
    `apiVersion: v1\nkind: ResourceQuota\nmetadata: {name: q}\nspec: {hard: {pods: 1, limits.memory: 1Gi}}\n---\n${times(
      n,
      (i) =>
        `---\napiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: a${i}}\nspec: {storageClassName: smb}\n---\napiVersion: v1\nkind: Pod\nmetadata: {name: b${i}}\nspec:\n  priorityClassName: c\n  nodeSelector: {kubernetes.io/os: windows, disk: d${i}}\n  containers: [{name: a, image: b}]\n  volumes: [{name: v, persistentVolumeClaim: {claimName: a-${i}}}]`,
    )}`,
  'Services and pools of a balancer': (n) =>
    times(
      n,
      (i) =>
        `---\napiVersion: v1\nkind: Service\nmetadata: {name: a${i}}\nspec: {type: LoadBalancer, loadBalancerIP: 10.1.2.3}\n---\napiVersion: metallb.io/v1beta1\nkind: IPAddressPool\nmetadata: {name: p${i}}\nspec: {addresses: [10.0.0.0/24]}`,
    ),
  'labels of nodes': (n) =>
    `NAME   STATUS   ROLES    AGE   VERSION   LABELS\n${times(n, (i) => `w${i}   Ready    <none>   11d   v1.29.1   disk=a,kubernetes.io/os=windows,node.kubernetes.io/windows-build=10.0.20348`)}\n\n${times(n, (i) => `---\napiVersion: v1\nkind: Pod\nmetadata: {name: b${i}}\nspec: {nodeSelector: {kubernetes.io/os: windows, disk: b}, containers: [{name: a, image: b}]}`)}\n`,
  'commands as items and as code': (n) =>
    times(
      n,
      (i) =>
        `* kubelet.exe --v=4 --max-pods=${i}\n* \`kube-proxy.exe --proxy-mode=kernelspace --v=${i}\` in our script`,
    ),
  'files between words': (n) =>
    times(
      n,
      (i) =>
        `Here is the file of node ${i}:\nFLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.${i % 250}.1/24\nFLANNEL_MTU=1450\n\nWhat do you think?\n`,
    ),
  'versions of nodes beside corrections of other ones': (n) =>
    times(n, (i) => `containerd 1.6.${i}\nIt runs 1.24.${i}, not 1.22.${i}.\n`),
  'mails that correct each other': (n) =>
    times(n, (i) => `Jane Roe wrote:\nSorry, typo: it is 1.2${i % 9}.3, not 1.24.${i}.\n`),
  'heads of a chat': (n) =>
    times(n, (i) => `Jane Roe  10:${10 + (i % 50)} AM\nkubelet 1.24.${i} on Windows Server 2022\n`),
  'programs beside their arguments': (n) =>
    times(
      n,
      (i) =>
        `<executable>C:\\k\\kubelet.exe</executable>\n<arguments>--max-pods=${i} --v=4</arguments>`,
    ),
  'files that tasks write': (n) =>
    times(
      n,
      (i) =>
        `- name: a${i}\n  ansible.windows.win_copy:\n    dest: C:\\k\\a${i}.yaml\n    content: |\n      kind: KubeletConfiguration\n      maxPods: ${i}`,
    ),
  'files in Base64': (n) =>
    `apiVersion: v1\nkind: Secret\nmetadata: {name: a}\ndata:\n${times(n, (i) => `  a${i}.yaml: a2luZDogS3ViZWxldENvbmZpZ3VyYXRpb24KbWF4UG9kczogMzAK`)}\n`,
  'what Terraform encodes': (n) =>
    times(
      n,
      (i) =>
        `resource "kubectl_manifest" "a${i}" {\n  yaml_body = yamlencode({\n    apiVersion = "v1"\n    kind = "Pod"\n    metadata = { name = "a${i}" }\n  })\n}`,
    ),
  'a text indented throughout': (n) =>
    times(n, (i) => `    apiVersion: v1\n    kind: Pod\n    metadata: {name: a${i}}\n    ---`),
  'ranges of nodes': (n) =>
    `NAME   PODCIDR\n${times(n, (i) => `win-${i}   10.${i % 250}.${i % 200}.0/24`)}\n`,
  'starts in a log': (n) =>
    times(
      n,
      (i) =>
        `I0102 10:00:00.000000    1234 server.go:446] "Kubelet version" kubeletVersion="v1.2${i % 9}.${i}"`,
    ),
  'a table of networks': (n) =>
    `PS C:\\> Get-HnsNetwork | Select Name,Type,ManagementIP,Subnets\n\nName Type ManagementIP Subnets\n---- ---- ------------ -------\n${times(n, (i) => `net${i} Overlay 10.0.0.${i % 250} {@{AddressPrefix=10.244.${i % 250}.0/24}}`)}\n`,
  'a script of folders, files and services': (n) =>
    times(
      n,
      (i) =>
        `Copy-Item .\\a${i}.exe C:\\k\\cni\\bin\nSet-Content C:\\k\\kubelet-${i}.yaml 'a'\nCopy-Item h C:\\c\\certs.d\\r${i}\\hosts.toml\nsc.exe create kubelet binPath= "C:\\k\\kubelet.exe --config=C:\\k\\kubelet.yaml" depend= docker`,
    ),
  'parts of a setup in words': (n) =>
    times(
      n,
      (i) =>
        `Cluster ${i}: Kubernetes 1.2${i % 9} / Win2k19 / docker as runtime, built on ltsc2022 and flannel.`,
    ),
  'environments and former values': (n) =>
    times(
      n,
      (i) => `## staging\nOld values:\n  max-pods: ${i}\nNew values:\n  max-pods: ${i + 1}\n`,
    ),
  'machines in headings': (n) =>
    times(n, (i) => `## win-${i} (Windows Server 2022)\nkubelet.exe --max-pods=${i}\n`),
  'services that kubectl lists, and who asks them': (n) =>
    `NAMESPACE NAME TYPE CLUSTER-IP EXTERNAL-IP PORT(S) AGE\n${times(n, (i) => `shop   web-${i}   ClusterIP   10.96.${i % 250}.${i % 200}   <none>   80/TCP   2d`)}\n\n${times(n, (i) => `curl http://web-${i}.store.svc.cluster.local:8080/`)}\n`,
  'services with their pods': (n) =>
    times(
      n,
      (i) =>
        `---\napiVersion: v1\nkind: Service\nmetadata: {name: s-${i}, namespace: a}\nspec:\n  selector: {app: a-${i}}\n  ports: [{port: 80, targetPort: 8080, nodePort: ${30000 + i}}]\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a-${i}, namespace: a}\nspec:\n  selector: {matchLabels: {app: a-${i}}}\n  template:\n    metadata: {labels: {app: a-${i}}}\n    spec:\n      imagePullSecrets: [{name: p-${i}}]\n      containers: [{name: c, image: 'a/b:ltsc2022', ports: [{containerPort: 80, hostPort: ${1000 + i}}]}]\n---\napiVersion: v1\nkind: Secret\nmetadata: {name: p-${i}, namespace: b}\ntype: Opaque\ndata: {a: YQ==}\n`,
    ),
  'described nodes': (n) =>
    times(
      n,
      (i) =>
        `Name:               win-${i}\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\n                    zone=z${i}\nTaints:             os=windows:NoSchedule\nUnschedulable:      false\nAllocatable:\n  cpu:     4\n  memory:  8Gi\n  pods:    30\n`,
    ),
  'pools of AKS on a line each': (n) =>
    `[${times(n, (i) => `${i === 0 ? '' : ','}{"name":"w${i}","osType":"Windows","osSku":"Windows2022","nodeTaints":["os=windows:NoSchedule"],"nodeLabels":{"tier":"web${i}"}}`)}]`,
  'secrets that commands make': (n) =>
    times(
      n,
      (i) =>
        `kubectl create secret generic s-${i} -n a --from-literal=k${i}=v\nkubectl create configmap c-${i}`,
    ),
  'services that are not there': (n) =>
    times(n, () => `Get-Service : Cannot find any service with service name 'docker'.`),
  'messages that are cut': (n) =>
    times(n, (i) => `failed to get sandbox runtime: no runtime for "a${i}" is conf…`),
  'one message cut over and over': (n) => `Error: ${'no runtime for "a" is…\n  '.repeat(n)}`,
  'MachineSets of OpenShift': (n) =>
    times(
      n,
      (i) =>
        `apiVersion: machine.openshift.io/v1beta1\nkind: MachineSet\nmetadata: {name: w${i}}\nspec: {selector: {matchLabels: {machine.openshift.io/cluster-api-machineset: a}}, template: {metadata: {labels: {machine.openshift.io/cluster-api-machineset: a, machine.openshift.io/os-id: Windows}}}}\n---`,
    ),
  'empty documents': (n) => times(n, () => '---\n'),
  'one line with much told': (n) => 'containerd 1.7--max-pods=30 0x803b0013>  '.repeat(n),
  'one long line': (n) => 'a b "c" --d=e '.repeat(n),
  'one long word': (n) => 'aB3.-_'.repeat(n),
  blanks: (n) => `a${' '.repeat(n * 20)}b`,
}

describe('work grows with the length of the text alone', () => {
  test.each(Object.entries(shapes))('%s', (_, shape) => {
    const once = workFor(shape(100))
    const grown = workFor(shape(400))
    expect(once).toBeGreaterThan(1_000)
    expect(grown / once).toBeLessThan(4.5)
  })
})

test('what looks at all for each is found', () => {
  const quadratic = (n: number) => {
    const list = Array.from({ length: n }, (_, i) => i)
    for (const one of list) list.includes(one)
  }
  expect(growthOf(quadratic, 100)).toBeGreaterThan(15)
})

describe('what is too much is said to be unread', () => {
  const unread = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).unread.map(({ line, reason }) => [line, reason])

  test('command lines', () =>
    expect(unread(times(70, (i) => `C:\\k\\kubelet.exe --v=4 --max-pods=${i + 1}`))).toEqual([
      [61, 'Only the first 60 of 70 command lines are read.'],
    ]))

  test('workloads', () =>
    expect(unread(shapes['a list of pods']?.(203) ?? '')).toEqual([
      [
        expect.any(Number),
        expect.stringMatching(/^The rules judge the first 200 of 203 workloads/),
      ],
    ]))
})
