import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const firstOf = (text: string) => {
  const [one] = diagnose([{ name: 'paste.txt', text }]).findings.filter(({ id }) =>
    id.startsWith('symptom-'),
  )
  return one && `${one.id.replace('symptom-', '')} ${one.severity}: ${one.causes?.[0]?.cause ?? ''}`
}

test.each([
  [
    'p-96 warning: The kubeconfig that kubectl was told to use is not at this path',
    'Setup Calico for Windows...\nerror: CreateFile c:\\k\\config: The system cannot find the file specified.',
  ],
  [
    'l-14 error: The pod carries seLinuxOptions',
    'Error response from daemon: security option not supported: label',
  ],
  [
    'l-15 warning: There is no mapping to remove',
    `Remove-SmbGlobalMapping : No MSFT_SmbGlobalMapping objects found with property 'RemotePath' equal to '\\\\fs01\\logs'.`,
  ],
  ['l-16 warning: 259 is what Windows answers', 'State: Terminated\nExit Code: 259'],
  [
    'c-42 warning: The service ended by itself',
    'Program C:\\k\\kube-proxy.exe for service kube-proxy exited with return code 1.',
  ],
  [
    'r-32 warning: Without --iface, flanneld takes',
    'E1213 10:00:00.000000 1 main.go:278] Failed to find any valid interface to use: failed to get default interface: unable to find default route',
  ],
  [
    'm-net-12 warning: The agent has not made the network yet',
    'hnsCall failed in Win32: Das Netzwerk wurde nicht gefunden. (0x803b0001)',
  ],
  [
    'l-17 error: --discovery-token-ca-cert-hash is not',
    'couldn’t validate the identity of the API Server: cluster CA found in cluster-info ConfigMap is invalid: none of the public keys "sha256:2222" are pinned',
  ],
  [
    'l-18 error: A node of this name is Ready',
    'a Node with name "win-1" and status "Ready" already exists in the cluster. You must delete the existing Node or change the name of this new joining Node',
  ],
  [
    'l-19 warning: kubeadm.exe on the node is older',
    'no kind "ClusterConfiguration" is registered for version "kubeadm.k8s.io/v1beta4" in scheme "k8s.io/kubernetes/cmd/kubeadm"',
  ],
  [
    'l-20 warning: The API server does not take the token',
    'unable to fetch the kubeadm-config ConfigMap: failed to get config map: Unauthorized',
  ],
  [
    'l-21 warning: The name of the machine',
    'E0101 10:00:00.000000 1 kubelet_node_status.go:96] "Unable to register node with API server" err="Node \\"win_1\\" is invalid: metadata.name: Invalid value: \\"win_1\\": a lowercase RFC 1123 subdomain must consist"',
  ],
  [
    'm-kad-08 warning: The kubelet did not register',
    'error execution phase kubelet-start: error writing CRISocket for this node: nodes "win-1" not found',
  ],
  [
    'l-30 warning: ctr does not read the registry settings',
    'time="2025-03-02T08:00:00+01:00" level=fatal msg="failed to resolve reference \\"reg.example.com/a:1\\": failed to do request: Head \\"https://reg.example.com/v2/a/manifests/1\\": tls: failed to verify certificate: x509: certificate signed by unknown authority"',
  ],
  [
    'p-56 warning: The service behind DockerMsftProvider',
    "Install-Package : No match was found for the specified search criteria and package name 'docker'. Try Get-PackageSource to see all available registered package sources.",
  ],
  [
    'p-56 warning: The machine does not reach the gallery',
    "WARNING: Unable to resolve package source 'https://www.powershellgallery.com/api/v2'.",
  ],
  [
    'm-hpc-02 warning: kubectl cp --retries starts sh',
    'failed to get application name from commandline "sh -c \\"tar cf - /x/a | tail -c+0\\"": failed to find executable "sh -c \\"tar cf - /x/a | tail -c+0\\"": unknown',
  ],
  [
    'g-50 warning: This console may not start or stop services',
    "Start-Service : Service 'kubelet (kubelet)' cannot be started due to the following error: Cannot open kubelet service on computer '.'.",
  ],
  [
    's-22 warning: The plug-in of containerd that serves CRI',
    'time="2024-05-01T10:00:00Z" level=fatal msg="listing images: rpc error: code = Unimplemented desc = unknown service runtime.v1.ImageService"',
  ],
  [
    'g-02 warning: The host answers, and nothing listens',
    'an error occurred forwarding 9999 -> 3142: error forwarding port 3142 to pod c4723a, uid : Error executing in Docker Container: 1: Failed to connect to localhost:3142 because dial tcp [::1]:3142: connectex: No connection could be made because the target machine actively refused it.',
  ],
  [
    'm-cni-01 warning: The runtime has no usable CNI file',
    'W0101 10:00:00.000000 1 cni.go:239] Unable to update cni config: no valid networks found in C:\\k\\cni\\config',
  ],
  [
    'm-slw-03 warning: Windows images, logs or dumps fill',
    'ctr: failed to extract layer: hcsshim::ImportLayer failed in Win32: There is not enough space on the disk. (0x70)',
  ],
  ...[
    'There is not enough space on the disk.',
    'write C:\\ProgramData\\containerd\\root\\ingest\\a\\data: There is not enough space on the disk.: unavailable',
    'E0203 01:02:03.000000 1234 kubelet.go:1431] "Failed to start container" err="mkdir C:\\var\\lib\\kubelet\\pods\\1: There is not enough space on the disk."',
    'failed to extract layer: hcsshim::ImportLayer: Espace insuffisant sur le disque.: unknown',
  ].map((text) => ['m-slw-03 warning: Windows images, logs or dumps fill', text]),
  [
    'm-hcs-13 warning: The disk is full',
    're-exec error: exit status 1: hcsshim::ImportLayer failed in Win32: Za malo miejsca na dysku. (0x70)',
  ],
  [
    'm-sto-03 warning: The SMB client of the node',
    'NewSmbGlobalMapping failed. output: "New-SmbGlobalMapping : The Workstation service has not been started. FullyQualifiedErrorId : Windows System Error 2138,New-SmbGlobalMapping", err: exit status 1',
  ],
])('%s', (start, text) => expect(firstOf(text)).toContain(start))

test.each([
  'The workstation of our team runs Windows 11.',
  'Exit Code: 2590',
  'Get-SmbGlobalMapping shows three mappings.',
])('nothing in “%s”', (text) => expect(firstOf(text)).toBeUndefined())
