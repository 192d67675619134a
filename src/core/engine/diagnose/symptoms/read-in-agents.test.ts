import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

/** Messages about settings, and the cause that is to be named first. */
test.each([
  [
    'symptom-a-21: ovnkube was told to',
    'time="2026-03-02T10:11:12Z" level=error msg="Not implemented yet on Windows"\npanic: Not implemented yet on Windows',
  ],
  [
    'symptom-sr-80: sandbox_image stands in a',
    'time="2026-03-02T10:11:12.1Z" level=warning msg="Ignoring unknown key in TOML for plugin" error="strict mode: fields in the document are missing in the target struct" key=sandbox_image plugin=io.containerd.cri.v1.runtime',
  ],
  [
    'symptom-sr-80: config.toml has a key',
    String.raw`time="2026-03-02T10:11:12.1Z" level=warning msg="Ignoring unknown key in TOML" column=1 error="strict mode: fields in the document are missing in the target struct" file="C:\\Program Files\\containerd\\config.toml" key="plugin cri" row=12`,
  ],
  [
    'symptom-sr-81: disabled_plugins or required_plugins has',
    'containerd: invalid disabled plugin URI "cri" expect io.containerd.x.vx',
  ],
  ['symptom-sr-82: root and state in', 'containerd: root and state must be different paths'],
  [
    'symptom-sr-83: A value in the',
    'time="2026-03-02T10:11:12.1Z" level=warning msg="failed to load plugin" error="invalid plugin config: `default_runtime_name` is empty" id=io.containerd.cri.v1.runtime type=io.containerd.cri.v1',
  ],
  [
    'symptom-r-23: default_runtime_name names a handler',
    'time="2026-03-02T10:11:12.1Z" level=warning msg="failed to load plugin" error="invalid plugin config: no corresponding runtime configured in `containerd.runtimes` for `containerd` `default_runtime_name = \\"runhcs-x\\"" id=io.containerd.cri.v1.runtime type=io.containerd.cri.v1',
  ],
  [
    'symptom-r-23: The registry has mirrors',
    'time="2026-03-02T10:11:12.1Z" level=error msg="failed to initialize a plugin" error="invalid cri image config: `mirrors` cannot be set when `config_path` is provided" id=io.containerd.cri.v1.images',
  ],
  [
    'symptom-sr-84: A request to the',
    'time="2026-03-02T10:11:12.1Z" level=error msg="cancel pulling image mcr.microsoft.com/windows/servercore:ltsc2022 because of no progress in 5m0s"',
  ],
  [
    'symptom-sr-85: The image has a',
    '  Warning  Failed  3s  kubelet  Failed to pull image "old/app:1": rpc error: code = Unimplemented desc = failed to pull and unpack image "docker.io/old/app:1": not implemented: media type "application/vnd.docker.distribution.manifest.v1+prettyjws" is no longer supported since containerd v2.0, please rebuild the image as "application/vnd.docker.distribution.manifest.v2+json" or "application/vnd.oci.image.manifest.v1+json"',
  ],
  [
    'symptom-sr-86: flanneld runs without --kube-subnet-mgr',
    "E1102 09:00:01.000000 4711 main.go:300] Couldn't fetch network config: flannel config not found in etcd store. Did you create your config using etcdv3 API?",
  ],
  [
    'symptom-sr-87: --public-ip or --public-ipv6 is',
    'E1102 09:00:01.000000 4711 main.go:220] Failed to find interface: invalid public IP address: $(NODE_IP)',
  ],
  [
    'symptom-sr-87: --kube-annotation-prefix is not NAME.DOMAIN/WORD,',
    'E1102 Failed to create SubnetManager: subnet/kube: prefix must be in a format: fqdn/[0-9a-z-_]*',
  ],
  [
    'symptom-sr-88: host-local was called with',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "8a": plugin type="win-bridge" name="cbr0" failed (add): IPAM config missing \'ipam\' key',
  ],
  [
    'symptom-m-net-30: The IPAM plugin reported',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "8a": plugin type="calico" failed (add): IPAM plugin returned missing IP config',
  ],
  [
    'symptom-sr-93: The CNI file has',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "8a": plugin type="calico" failed (add): usePodCidr found but there is no IPv4 CIDR configured',
  ],
  [
    'symptom-sr-90: IP_AUTODETECTION_METHOD is none of',
    '2026-03-02 10:11:12.000 [ERROR][1] startup/autodetection_methods.go 87: Invalid IP autodetection method: interfaces=vEthernet',
  ],
  [
    'symptom-sr-90: calico-node did not find',
    "2026-03-02 10:11:12.000 [ERROR][1] startup/autodetection_methods.go 80: Cannot use method 'kubernetes-internal-ip' when not running on a Kubernetes cluster",
  ],
  [
    'symptom-sr-91: IP of calico-node, or',
    '2026-03-02 10:11:12.000 [WARNING][1] startup/startup.go 796: Unable to confirm IPv4 address 10.0.0.9 is assigned to this host',
  ],
  [
    'symptom-sr-92: The variables about the',
    "2026-03-02 10:11:12.000 [ERROR][1] startup/startup.go 1000: Invalid CIDR specified in CALICO_IPV4POOL_CIDR '10.244.0.0'",
  ],
  [
    'symptom-e-17: IP_AUTODETECTION_METHOD matches no adapter',
    '2026-03-02 10:11:12.000 [WARNING][1] startup/startup.go 1: Unable to set node resource configuration error=no IPv4 or IPv6 addresses configured or detected, required for Calico networking',
  ],
  [
    'symptom-sr-94: The annotations cni.projectcalico.org/ipAddrs and',
    " plugin type=\"calico\" failed (add): can't have both annotations: 'ipAddrs' and 'ipAddrsNoIpam' in use at the same time",
  ],
  [
    'symptom-sr-95: install-cni can write to',
    '2026-03-02 10:11:12.000 [FATAL][1] cni-installer/<nil> <nil>: found no writeable directory, exiting',
  ],
  [
    'symptom-sr-96: config.yaml has node-external-ip and',
    'time="2026-03-02T10:11:12Z" level=fatal msg="can\'t set node-external-ip while using cloud provider"',
  ],
  [
    'symptom-cn-02: The name of the',
    ' plugin type="calico" failed (add): invalid characters detected in the given network name. Only letters a-z, numbers 0-9, and symbols _.- are supported',
  ],
  [
    'symptom-sr-98: On Windows',
    '  Warning  FailedMount  3s  kubelet  MountVolume.MountDevice failed for volume "pv" : rpc error: code = InvalidArgument desc = mountWithOAuthToken is not supported on Windows',
  ],
  [
    'symptom-sr-98: On Windows',
    '  Warning  FailedMount  3s  kubelet  MountVolume.MountDevice failed for volume "pv" : rpc error: code = Internal desc = accountName(acct) or accountKey is empty',
  ],
  [
    'symptom-sr-97: The secret',
    '  Warning  FailedMount  3s  kubelet  MountVolume.MountDevice failed for volume "pv" : rpc error: code = InvalidArgument desc = GetAccountInfo(rg#acct#share) failed with error: could not find accountname or azurestorageaccountname field in secrets',
  ],
  [
    'symptom-sr-99: The claim',
    '  Warning  ProvisioningFailed  3s  file.csi.azure.com  failed to provision volume with StorageClass "azurefile": rpc error: code = InvalidArgument desc = driver does not support block volumes',
  ],
  [
    'symptom-sr-100: gmsaCredentialSpec',
    'Error from server: admission webhook "admission-webhook.windows-gmsa.sigs.k8s.io" denied the request: unable to parse "{CmsPlugins" as a JSON object: invalid character \'C\' looking for beginning of object key string',
  ],
  [
    'symptom-m-sto-03:',
    String.raw`  Warning  FailedMount  3s  kubelet  MountVolume.MountDevice failed for volume "pv" : rpc error: code = Internal desc = NewSmbGlobalMapping(\\srv\share) failed with create SMB mapping failed for \\srv\share: failed to create SMB global mapping: Error code: 0x80070035`,
  ],
  [
    'symptom-sr-43: The node',
    String.raw`E1102 nodeserver.go:929] detected corrupted mount for targetPath [c:\var\lib\kubelet\pods\x\mount]`,
  ],
  [
    'symptom-sr-26: cpuManagerPolicy is static',
    'E0511 10:00:00.000000    4332 run.go:74] "command failed" err="failed to run Kubelet: [cpumanager] the static policy requires systemreserved.cpu + kubereserved.cpu to be greater than zero"',
  ],
  [
    'symptom-sr-37: containerd --register-service',
    'containerd: The specified service already exists.',
  ],
])('%s', (start, text) => {
  const [first] = matchSymptoms([{ file: 'paste.txt', text }], {}).flatMap(({ id, causes }) =>
    causes.map(({ cause }) => `${id}: ${cause}`),
  )
  expect(first?.startsWith(start), first).toBe(true)
})

/** What the same components print on nodes that are well. */
test.each([
  [
    'a containerd that loads its sections',
    `time="2026-03-02T10:11:12.1Z" level=info msg="loading plugin" id=io.containerd.cri.v1.images type=io.containerd.cri.v1
time="2026-03-02T10:11:12.1Z" level=info msg="loading plugin" id=io.containerd.cri.v1.runtime type=io.containerd.cri.v1
time="2026-03-02T10:11:12.2Z" level=info msg="Start cri plugin with config {PluginConfig:{DefaultRuntimeName:runhcs-wcow-process}}"
time="2026-03-02T10:11:12.3Z" level=info msg="containerd successfully booted in 0.2s"`,
  ],
  [
    'a pull that goes on',
    `time="2026-03-02T10:11:12Z" level=info msg="PullImage \\"mcr.microsoft.com/windows/servercore:ltsc2022\\""
time="2026-03-02T10:14:12Z" level=info msg="stop pulling image mcr.microsoft.com/windows/servercore:ltsc2022: active requests=0, bytes read=1987654321"`,
  ],
  [
    'calico-node that finds its address',
    `2026-03-02 10:11:12.000 [INFO][1] startup/autodetection_methods.go 120: Using autodetected IPv4 address on interface vEthernet (Ethernet): 10.0.0.5/24
2026-03-02 10:11:12.000 [INFO][1] startup/startup.go 500: Node IPv4 changed, will check for conflicts
2026-03-02 10:11:13.000 [INFO][1] cni-installer/<nil> <nil>: No writeable CNI bin directory found but [calico.exe calico-ipam.exe] already exist at /host/opt/cni/bin and UPDATE_CNI_BINARIES=false; continuing`,
  ],
  [
    'flanneld that takes the address of its adapter',
    `I1102 09:00:01.000000 4711 match.go:291] Defaulting external address to interface address (10.0.0.5)
I1102 09:00:02.000000 4711 kube.go:560] Creating the node lease for IPv4. This is the n.Spec.PodCIDRs: [10.244.1.0/24]`,
  ],
])('no alarm from %s', (_, text) => {
  const alarms = matchSymptoms([{ file: 'agent.log', text }], {}).filter(
    ({ severity }) => severity !== 'info',
  )
  expect(alarms.map(({ id }) => id)).toEqual([])
})
