import type { AnyLint } from '../model/lint.ts'
import { containerCommand } from './container-command.ts'
import { hostProcessPod } from './host-process-pod.ts'
import { hypervAnnotation } from './hyperv-annotation.ts'
import { imageBuild } from './image-build.ts'
import { linuxImage } from './linux-image.ts'
import { memoryRequest } from './memory-request.ts'
import { nanoCommand } from './nano-command.ts'
import { osSelector } from './os-selector.ts'
import { replicaCount } from './replica-count.ts'
import { runtimeClass } from './runtime-class.ts'
import { serviceField } from './service-field.ts'
import { cniApiVersion } from './cni/cni-api-version.ts'
import { cniAzureMode } from './cni/cni-azure-mode.ts'
import { cniAzureExceptions } from './cni/cni-azure-exceptions.ts'
import { cniCalicoRoute } from './cni/cni-calico-route.ts'
import { cniCapabilityKnown } from './cni/cni-capability-known.ts'
import { cniDelegate } from './cni/cni-delegate.ts'
import { cniDns } from './cni/cni-dns.ts'
import { cniExceptionBase } from './cni/cni-exception-base.ts'
import { cniExceptionRanges } from './cni/cni-exception-ranges.ts'
import { cniFileShape } from './cni/cni-file-shape.ts'
import { cniIpam } from './cni/cni-ipam.ts'
import { cniIpamRanges } from './cni/cni-ipam-ranges.ts'
import { cniKeyKnown } from './cni/cni-key-known.ts'
import { cniMacPrefix } from './cni/cni-mac-prefix.ts'
import { cniNameServer } from './cni/cni-name-server.ts'
import { cniNetworkName } from './cni/cni-network-name.ts'
import { cniNetworkType } from './cni/cni-network-type.ts'
import { cniOutboundNat } from './cni/cni-outbound-nat.ts'
import { cniPlaceholder } from './cni/cni-placeholder.ts'
import { cniPluginBinary } from './cni/cni-plugin-binary.ts'
import { cniPolicyList } from './cni/cni-policy-list.ts'
import { cniPolicyShape } from './cni/cni-policy-shape.ts'
import { cniPolicyKnown } from './cni/cni-policy-known.ts'
import { cniPolicyType } from './cni/cni-policy-type.ts'
import { cniPolicyValues } from './cni/cni-policy-values.ts'
import { cniProviderAddress } from './cni/cni-provider-address.ts'
import { cniStrictJson } from './cni/cni-strict-json.ts'
import { cniValueTypes } from './cni/cni-value-types.ts'
import { cniVersionAccepted } from './cni/cni-version-accepted.ts'
import { cniVpcAddresses } from './cni/cni-vpc-addresses.ts'
import { containerdKeyKnown } from './containerd/containerd-key-known.ts'
import { containerdCimfsRelease } from './containerd/containerd-cimfs-release.ts'
import { containerdConfigChecked } from './containerd/containerd-config-checked.ts'
import { containerdConfigRelease } from './containerd/containerd-config-release.ts'
import { containerdFoldersApart } from './containerd/containerd-folders-apart.ts'
import { containerdHandlersOfWindows } from './containerd/containerd-handlers.ts'
import { containerdConfigSyntax } from './containerd/containerd-config-syntax.ts'
import { containerdSchemaKeys } from './containerd/containerd-schema-keys.ts'
import { containerdConfigTables } from './containerd/containerd-config-tables.ts'
import { flannelBackend } from './flannel/flannel-backend.ts'
import { flannelKeyKnown } from './flannel/flannel-key-known.ts'
import { cniDnsDomain } from './across/cni-dns-domain.ts'
import { cniExceptionTarget } from './across/cni-exception-target.ts'
import { cniFileName } from './across/cni-file-name.ts'
import { cniFirstFile } from './across/cni-first-file.ts'
import { cniExceptionsComplete } from './across/cni-exceptions-complete.ts'
import { cniDirectory } from './across/cni-directory.ts'
import { flannelSubnetFile } from './across/flannel-subnet-file.ts'
import { cniFileForLinux } from './across/cni-file-for-linux.ts'
import { kubeProxyNatNetwork } from './across/kube-proxy-nat-network.ts'
import { kubeProxyNetworkName } from './across/kube-proxy-network-name.ts'
import { hostGwRoutePresent } from './across/host-gw-route-present.ts'
import { hostGwPublicAddress } from './across/host-gw-public-address.ts'
import { kubeProxyFlannelNetwork } from './across/kube-proxy-flannel-network.ts'
import { cniFlannelNetwork } from './across/cni-flannel-network.ts'
import { cniHnsNetwork } from './across/cni-hns-network.ts'
import { cniPluginPresent } from './across/cni-plugin-present.ts'
import { cniHostPorts } from './across/cni-host-ports.ts'
import { cniNetConfApart } from './across/cni-net-conf-apart.ts'
import { flannelVniOnce } from './flannel/flannel-vni-once.ts'
import { flannelSubnetIpv4 } from './flannel/flannel-subnet-ipv4.ts'
import { cniNodeSubnet } from './across/cni-node-subnet.ts'
import { cniSdnRelease } from './across/cni-sdn-release.ts'
import { cniServiceRoute } from './across/cni-service-route.ts'
import { kubeletPipeOfRuntime } from './across/kubelet-pipe-of-runtime.ts'
import { kubeProxyOverlay } from './across/kube-proxy-overlay.ts'
import { nodeAddressOnce } from './across/node-address-once.ts'
import { cniSubnetOfNode } from './across/cni-subnet-of-node.ts'
import { providerAddressOfNode } from './across/provider-address-of-node.ts'
import { podSubnetOnce } from './across/pod-subnet-once.ts'
import { flanneldOwnIdentity } from './across/flanneld-own-identity.ts'
import { flannelBackendType } from './config/flannel-backend-type.ts'
import { computerNameCut } from './across/computer-name-cut.ts'
import { flannelNodeRange } from './across/flannel-node-range.ts'
import { flannelVxlanDefaults } from './config/flannel-vxlan-defaults.ts'
import { aksEngineNetwork } from './setup/aks-engine-network.ts'
import { aksKubeletSettings } from './setup/aks-kubelet-settings.ts'
import { aksOverlayBuild } from './setup/aks-overlay-build.ts'
import { aksOverlayNodes } from './setup/aks-overlay-nodes.ts'
import { aksPoolPods } from './setup/aks-pool-pods.ts'
import { nodeLocalDnsOfLinux } from './setup/node-local-dns.ts'
import { kubeProxyConfigField } from './config/kube-proxy-config-field.ts'
import { kubeletConfigAgrees } from './config/kubelet-config-agrees.ts'
import { kubeletConfigCgroups } from './config/kubelet-config-cgroups.ts'
import { kubeletConfigField } from './config/kubelet-config-field.ts'
import { kubeletConfigThreshold } from './config/kubelet-config-threshold.ts'
import { kubeletConfigType } from './config/kubelet-config-type.ts'
import { kubeletConfigValue } from './config/kubelet-config-value.ts'
import { flagDashes } from './flags/flag-dashes.ts'
import { flagGlued } from './flags/flag-glued.ts'
import { flagListBlank } from './flags/flag-list-blank.ts'
import { flagPathBlank } from './flags/flag-path-blank.ts'
import { flagKnown } from './flags/flag-known.ts'
import { flagRepeated } from './flags/flag-repeated.ts'
import { flagSwallowed } from './flags/flag-swallowed.ts'
import { flagSwitchWord } from './flags/flag-switch-word.ts'
import { flagValue } from './flags/flag-value.ts'
import { kubeletAffinity } from './flags/kubelet-affinity.ts'
import { kubeletCertDir } from './flags/kubelet-cert-dir.ts'
import { kubeletKubeconfig } from './flags/kubelet-kubeconfig.ts'
import { kubeletCgroups } from './flags/kubelet-cgroups.ts'
import { kubeletFlagsAgree } from './flags/kubelet-flags-agree.ts'
import { kubeletThreshold } from './flags/kubelet-threshold.ts'
import { kubeletResolvConf } from './flags/kubelet-resolv-conf.ts'
import { kubeletRuntimeEndpoint } from './flags/kubelet-runtime-endpoint.ts'
import { flagFeatureGates } from './gates/flag-feature-gates.ts'
import { kubeProxyConfigFeatureGates } from './gates/kube-proxy-config-feature-gates.ts'
import { kubeletConfigFeatureGates } from './gates/kubelet-config-feature-gates.ts'
import { apiVersionServed } from './manifest/api-version-served.ts'
import { servicePorts } from './manifest/service-ports.ts'
import { awsNodeSnat } from './manifest/aws-node-snat.ts'
import { hostProcessBaseLint } from './manifest/host-process-base.ts'
import { baseImageTag } from './manifest/base-image-tag.ts'
import { calicoForWindows } from './manifest/calico-for-windows.ts'
import { calicoPoolNat } from './manifest/calico-pool-nat.ts'
import { calicoInstallationValues } from './manifest/calico-installation-values.ts'
import { stopSignal } from './manifest/stop-signal.ts'
import { tolerationOfEvent } from './setup/toleration-of-event.ts'
import { tolerationValue } from './manifest/toleration-value.ts'
import { winsOnDocker } from './manifest/wins-on-docker.ts'
import { imageHostListed } from './manifest/image-host-listed.ts'
import { kubeadmExtraArgs } from './manifest/kubeadm-extra-args.ts'
import { jenkinsAgentImage } from './manifest/jenkins-agent-image.ts'
import { kubeadmConfigVersion } from './manifest/kubeadm-config-version.ts'
import { kubeadmSocketDocker } from './manifest/kubeadm-socket-docker.ts'
import { kubeadmSocketForm } from './manifest/kubeadm-socket-form.ts'
import { kubeconfigContext } from './manifest/kubeconfig-context.ts'
import { memoryOverbooked } from './manifest/memory-overbooked.ts'
import { podField } from './pod-field.ts'
import { hostEndpointOnce } from './setup/host-endpoint-once.ts'
import { hostIsServer } from './setup/host-is-server.ts'
import { keyOnce } from './setup/key-once.ts'
import { kubeProxyFileFlags } from './setup/kube-proxy-file-flags.ts'
import { kubeProxyFitsVersions } from './setup/kube-proxy-fits-versions.ts'
import { dockerExecOptsLint } from './docker/docker-exec-opts.ts'
import { dockerKeyKnown } from './docker/docker-key-known.ts'
import { dockerStorageDriver } from './docker/docker-storage-driver.ts'
import { dockerStrictJson } from './docker/docker-strict-json.ts'
import { logFilesWritten } from './flags/log-files-written.ts'
import { proxyDsrGate } from './flags/proxy-dsr-gate.ts'
import { proxyDsrFlag } from './flags/proxy-dsr-flag.ts'
import { eksWindowsIpam } from './manifest/eks-windows-ipam.ts'
import { imageOnClient } from './setup/image-on-client.ts'
import { imageRunsOnEachNode } from './setup/image-runs-on-each-node.ts'
import { imageToldRuns } from './setup/image-told-runs.ts'
import { vmMacSpoofing } from './setup/vm-mac-spoofing.ts'
import { windowsPodKeptOnWindows } from './setup/windows-pod-kept-on-windows.ts'
import { windowsPodToleratesTaints } from './setup/windows-pod-tolerates-taints.ts'
import { imageStageUsed } from './setup/image-stage-used.ts'
import { chartForWindows } from './setup/chart-for-windows.ts'
import { secretsStoreForWindows } from './setup/secrets-store-for-windows.ts'
import { serviceFieldSince } from './setup/service-field-since.ts'
import { winsArgumentWhole } from './setup/wins-argument-whole.ts'
import { serviceFlag } from './flags/service-flag.ts'
import { serviceName } from './flags/service-name.ts'
import { proxyMode } from './flags/proxy-mode.ts'
import { flagPlaceholder } from './flags/flag-placeholder.ts'
import { kubeProxyConfigMode } from './config/kube-proxy-config-mode.ts'
import { scriptScAlias } from './setup/script-sc-alias.ts'
import { serviceStartType } from './setup/service-start-type.ts'
import { metallbAnnounces } from './setup/metallb-announces.ts'
import { serviceBackends } from './setup/service-backends.ts'
import { serviceFamilies } from './setup/service-families.ts'
import { serviceSelectsPods } from './setup/service-selects-pods.ts'
import { flannelSubnetEnvWhole } from './setup/flannel-subnet-env-whole.ts'
import { placeholderLeft } from './setup/placeholder-left.ts'
import { scriptPlaceholder } from './setup/script-placeholder.ts'
import { scriptFileEncoding } from './setup/script-file-encoding.ts'
import { scriptJsonDepth } from './setup/script-json-depth.ts'
import { scriptArgumentGlued } from './setup/script-argument-glued.ts'
import { scriptLineGoesOn } from './setup/script-line-goes-on.ts'
import { serviceOptionSpace } from './setup/service-option-space.ts'
import { pauseImageNamed } from './setup/pause-image-named.ts'
import { pauseImageRuns } from './setup/pause-image-runs.ts'
import { kubeletGracePeriod } from './setup/kubelet-grace-period.ts'
import { kubeletFitsControlPlane } from './setup/kubelet-fits-control-plane.ts'
import { hostProcessAdmitted } from './setup/host-process-admitted.ts'
import { hostProcessDirectory } from './setup/host-process-directory.ts'
import { hostProcessGroup } from './setup/host-process-group.ts'
import { hostProcessVolume } from './setup/host-process-volume.ts'
import { containerdAccount } from './setup/containerd-account.ts'
import { containerdDropInRead } from './setup/containerd-drop-in-read.ts'
import { containerdOwnFile } from './setup/containerd-own-file.ts'
import { hostsTomlForm } from './setup/hosts-toml-form.ts'
import { registryFolderPort } from './setup/registry-folder-port.ts'
import { kubeletAccount } from './setup/kubelet-account.ts'
import { kubeletClusterDns } from './setup/kubelet-cluster-dns.ts'
import { kubeletPartForWindows } from './setup/kubelet-part-for-windows.ts'
import { kubeletMemoryThreshold } from './setup/kubelet-memory-threshold.ts'
import { kubeletScheduledTask } from './setup/kubelet-scheduled-task.ts'
import { kubeletEndpointGiven } from './setup/kubelet-endpoint-given.ts'
import { kubeletResolverGiven } from './setup/kubelet-resolver-given.ts'
import { kubeletFileEndpoint } from './setup/kubelet-file-endpoint.ts'
import { kubeletFileForWindows } from './setup/kubelet-file-for-windows.ts'
import { dockerHasAdapter } from './setup/docker-has-adapter.ts'
import { flannelHostRoute } from './setup/flannel-host-route.ts'
import { flanneldFlagRelease } from './setup/flanneld-flag-release.ts'
import { flagRefused } from './setup/flag-refused.ts'
import { linuxDaemonsetKeptOff } from './setup/linux-daemonset-kept-off.ts'
import { nodeConditionsLint } from './setup/node-conditions.ts'
import { containerdHandlerPlatform } from './setup/containerd-handler-platform.ts'
import { defaultGatewayOnce } from './setup/default-gateway-once.ts'
import { sourceVipOfNode } from './setup/source-vip-of-node.ts'
import { podRuntimeClass } from './setup/pod-runtime-class.ts'
import { podsFitNodeRange } from './setup/pods-fit-node-range.ts'
import { podSubnetAgrees } from './setup/pod-subnet-agrees.ts'
import { buildLabelGiven } from './setup/build-label-given.ts'
import { runtimeClassBuildPresent } from './setup/runtime-class-build-present.ts'
import { runtimeClassHandlerKnown } from './setup/runtime-class-handler-known.ts'
import { runtimeClassToleratesTaints } from './setup/runtime-class-tolerates-taints.ts'
import { kubeadmFlagsRead } from './setup/kubeadm-flags-read.ts'
import { hostAliasesLint } from './manifest/host-aliases.ts'
import { hostProcessCommand } from './manifest/host-process-command.ts'
import { memoryLimitLow } from './manifest/memory-limit-low.ts'
import { pipeName } from './manifest/pipe-name.ts'
import { dockerPipeServed } from './docker/docker-pipe-served.ts'
import { dockerSettingOnce } from './docker/docker-setting-once.ts'
import { dockerPipeMounted } from './manifest/docker-pipe-mounted.ts'
import { pipeReadOnly } from './manifest/pipe-read-only.ts'
import { endpointAddressOnce } from './setup/endpoint-address-once.ts'
import { endpointNotGateway } from './setup/endpoint-not-gateway.ts'
import { exceptionsTold } from './setup/exceptions-told.ts'
import { downloadAddress } from './setup/download-address.ts'
import { downloadHash } from './setup/download-hash.ts'
import { driveMount } from './setup/drive-mount.ts'
import { cniLoopbackDsr } from './across/cni-loopback-dsr.ts'
import { kubeletConfigDriver } from './config/kubelet-config-driver.ts'
import { kubeletConfigEviction } from './config/kubelet-config-eviction.ts'
import { hnsAddressCurrent } from './setup/hns-address-current.ts'
import { hnsAddressOfNode } from './setup/hns-address-of-node.ts'
import { accountSecretMade } from './setup/account-secret-made.ts'
import { adapterPresent } from './setup/adapter-present.ts'
import { kubeletNetworkPlugin } from './flags/kubelet-network-plugin.ts'
import { kubeletEviction } from './flags/kubelet-eviction.ts'

/** Every lint; the order is that of equal findings. */
import { dockerRegistries } from './docker/docker-registries.ts'
import { dockerServerOs } from './docker/docker-server-os.ts'
import { kubeProxyConfigDsr } from './config/kube-proxy-config-dsr.ts'
import { kubeProxyConfigType } from './config/kube-proxy-config-type.ts'
import { kubeletConfigAffinity } from './config/kubelet-config-affinity.ts'
import { kubeletConfigShutdown } from './config/kubelet-config-shutdown.ts'
import { kubeletConfigLogQuery } from './config/kubelet-config-log-query.ts'
import { eksWindowsRole } from './manifest/eks-windows-role.ts'
import { objectField } from './manifest/object-field.ts'
import { objectName } from './manifest/object-name.ts'
import { meshInjected } from './manifest/mesh-injected.ts'
import { meshNamespaceInjected } from './setup/mesh-namespace.ts'
import { nodeLabel } from './manifest/node-label.ts'
import { criticalPod } from './manifest/critical-pod.ts'
import { containerUser } from './manifest/container-user.ts'
import { coreCommand } from './manifest/core-command.ts'
import { windowsBuildLabel } from './manifest/windows-build-label.ts'
import { objectFieldKnown } from './manifest/object-field-known.ts'
import { objectFieldMissing } from './manifest/object-field-missing.ts'
import { resourceName } from './manifest/resource-name.ts'
import { objectFieldValue } from './manifest/object-field-value.ts'
import { objectKind } from './manifest/object-kind.ts'
import { restartPolicy } from './manifest/restart-policy.ts'
import { sandboxMountPoint } from './manifest/sandbox-mount-point.ts'
import { probePortNamed } from './manifest/probe-port-named.ts'
import { podDnsNone } from './manifest/pod-dns-none.ts'
import { selectorLabels } from './manifest/selector-labels.ts'
import { selectorGiven } from './manifest/selector-given.ts'
import { singleFileMount } from './manifest/single-file-mount.ts'
import { podFieldSince } from './manifest/pod-field-since.ts'
import { gkeFirstPool } from './setup/gke-first-pool.ts'
import { gateTold } from './setup/gate-told.ts'
import { gmsaAnnotation } from './setup/gmsa-annotation.ts'
import { gmsaObjects } from './manifest/gmsa-objects.ts'
import { calicoServicesRelease } from './setup/calico-services-release.ts'
import { calicoStrictAffinity } from './setup/calico-strict-affinity.ts'
import { gmsaBinding } from './setup/gmsa-binding.ts'
import { gmsaSpecPresent } from './setup/gmsa-spec-present.ts'
import { goneAddress } from './setup/gone-address.ts'
import { linuxPodOnLinux } from './setup/linux-pod-on-linux.ts'
import { podOnNat } from './setup/pod-on-nat.ts'
import { pluginToldNetwork } from './setup/plugin-told-network.ts'
import { outputTellsFault } from './setup/output-tells-fault.ts'
import { containerdFileForWindows } from './setup/containerd-file-for-windows.ts'
import { memoryToldOverbooked } from './setup/memory-told-overbooked.ts'
import { nssmEnvironmentOnce } from './setup/nssm-environment-once.ts'
import { commitLeft } from './setup/commit-left.ts'
import { imageReleaseSpelt } from './setup/image-release-spelt.ts'
import { kubeProxyHnsNetwork } from './across/kube-proxy-hns-network.ts'
import { kubeProxyNodeName } from './across/kube-proxy-node-name.ts'
import { kubeProxyOwnIdentity } from './across/kube-proxy-own-identity.ts'
import { flanneldNodeName } from './across/flanneld-node-name.ts'
import { flanneldSubnetManager } from './across/flanneld-subnet-manager.ts'
import { flannelPodRanges } from './across/flannel-pod-ranges.ts'
import { kubeProxyImageNetwork } from './setup/kube-proxy-image-network.ts'
import { kubeadmJoinSocket } from './setup/kubeadm-join-socket.ts'
import { hostGwOneSegment } from './across/host-gw-one-segment.ts'
import { awsNodeName } from './across/aws-node-name.ts'
import { affinityTold } from './setup/affinity-told.ts'
import { trafficPolicyTold } from './setup/traffic-policy-told.ts'
import { controlPlaneOnWindows } from './setup/control-plane-on-windows.ts'
import { controlPlaneGates } from './gates/control-plane-gates.ts'
import { claimOfOneSystem } from './setup/claim-of-one-system.ts'
import { clusterDomainServed } from './setup/cluster-domain-served.ts'
import { podDnsServer } from './setup/pod-dns-server.ts'
import { podFieldGate } from './setup/pod-field-gate.ts'
import { podFieldTold } from './setup/pod-field-told.ts'
import { logMonitorStart } from './setup/log-monitor-start.ts'
import { namedObjectPresent } from './setup/named-object-present.ts'
import { selectorMeetsNode } from './setup/selector-meets-node.ts'
import { policySelectsNamespace } from './setup/policy-selects-namespace.ts'
import { kubeletOwnName } from './setup/kubelet-own-name.ts'
import { serviceInRanges } from './setup/service-in-ranges.ts'
import { limitRangeAdmits } from './setup/limit-range-admits.ts'
import { claimFitsVolume } from './setup/claim-fits-volume.ts'
import { monitorSelectsService } from './setup/monitor-selects-service.ts'
import { quotaAdmits } from './setup/quota-admits.ts'
import { nanoStep } from './setup/nano-step.ts'
import { networkFitsProduct } from './setup/network-fits-product.ts'
import { networkHasWindows } from './setup/network-has-windows.ts'
import { noBreakSpaceBehindOption } from './setup/no-break-space.ts'
import { nodeAddressApart } from './setup/node-address-apart.ts'
import { criDockerdSpeaksV1 } from './setup/cri-dockerd-speaks-v1.ts'
import { dnsIsApiServer } from './setup/dns-is-api-server.ts'
import { nodeRangesFit } from './setup/node-ranges-fit.ts'
import { overlayMtu } from './setup/overlay-mtu.ts'
import { packetsFitPath } from './setup/packets-fit-path.ts'
import { outsideHostsApart } from './setup/outside-hosts-apart.ts'
import { networkPolicyEnforced } from './setup/network-policy-enforced.ts'
import { portOpen } from './setup/port-open.ts'
import { podAddressGiven } from './setup/pod-address-given.ts'
import { calicoWindowsDataplane } from './setup/calico-windows-dataplane.ts'
import { nodePortDiffers } from './setup/node-port-differs.ts'
import { nodeRangesGiven } from './setup/node-ranges-given.ts'
import { firewallVxlanPort } from './setup/firewall-vxlan-port.ts'
import { hostAddress } from './setup/host-address.ts'
import { dynamicPortsApart } from './setup/dynamic-ports-apart.ts'
import { kubectlNearServer } from './setup/kubectl-near-server.ts'
import { podSecurityAdmits } from './setup/pod-security-admits.ts'
import { policySparesWindows } from './setup/policy-spares-windows.ts'
import { poolAccepted } from './setup/pool-accepted.ts'
import { overlayUpdateTold } from './setup/overlay-update-told.ts'
import { rangeForm } from './setup/range-form.ts'
import { rangesApartTold } from './setup/ranges-apart-told.ts'
import { resizeInPlace } from './setup/resize-in-place.ts'
import { imageBuilderService } from './setup/image-builder-service.ts'
import { karpenterClassSystem } from './setup/karpenter-class-system.ts'
import { kopsWindowsGroup } from './setup/kops-windows-group.ts'
import { kubesprayWindowsHost } from './setup/kubespray-windows-host.ts'
import { k0sCriSocket } from './setup/k0s-cri-socket.ts'
import { rkeWindowsPrefix } from './setup/rke-windows-prefix.ts'
import { rkeFlannelNumbers } from './setup/rke-flannel-numbers.ts'
import { aksUpgradeRelease } from './setup/aks-upgrade-release.ts'
import { upgradeTarget } from './setup/upgrade-target.ts'
import { aksOutboundNat } from './setup/aks-outbound-nat.ts'
import { rke2AgentKeys } from './setup/rke2-agent-keys.ts'
import { rke2Cni } from './setup/rke2-cni.ts'
import { distributionObjects } from './setup/distribution-objects.ts'
import { containerArgumentQuotes } from './manifest/container-argument-quotes.ts'
import { openshiftAutoscalerTarget } from './setup/openshift-autoscaler.ts'
import { openshiftInstall } from './setup/openshift-install.ts'
import { smbServerName } from './setup/smb-server-name.ts'
import { calicoEbpf } from './setup/calico-ebpf.ts'
import { calicoWireguard } from './setup/calico-wireguard.ts'
import { sdnPluginsOnWindows } from './setup/sdn-plugins-on-windows.ts'
import { smbAccountOfServer } from './setup/smb-account-of-server.ts'
import { smbSourceSlash } from './setup/smb-source-slash.ts'
import { smbFoldersOfShare } from './setup/smb-folders-of-share.ts'
import { windowsPodVolume } from './setup/windows-pod-volume.ts'
import { imageListVersions } from './setup/image-list-versions.ts'
import { imageProgram } from './setup/image-program.ts'
import { imageShellForm } from './setup/image-shell-form.ts'
import { imageStepsApart } from './setup/image-steps-apart.ts'
import { imageVolumeDrive } from './setup/image-volume-drive.ts'
import { runtimeEndpointServed } from './setup/runtime-endpoint-served.ts'
import { hypervAnnotationRuntime } from './setup/hyperv-annotation-runtime.ts'
import { imageBasePresent } from './setup/image-base-present.ts'
import { imageBaseRuns } from './setup/image-base-runs.ts'
import { antreaManifest } from './setup/antrea-manifest.ts'
import { antreaModes } from './setup/antrea-modes.ts'
import { antreaOverride } from './setup/antrea-override.ts'
import { antreaProxy } from './setup/antrea-proxy.ts'
import { antreaWithoutKubeProxy } from './setup/antrea-without-kube-proxy.ts'
import { apiHostNoService } from './setup/api-host-no-service.ts'
import { apiVersionGone } from './setup/api-version-gone.ts'
import { calicoBlockSize } from './setup/calico-block-size.ts'
import { calicoHostEndpoint } from './setup/calico-host-endpoint.ts'
import { calicoRuleSkipped } from './setup/calico-rule-skipped.ts'
import { calicoPoolEnv } from './setup/calico-pool-env.ts'
import { calicoProxyGate } from './setup/calico-proxy-gate.ts'
import { calicoFoundAddress } from './setup/calico-found-address.ts'
import { calicoPoolEncapsulation } from './setup/calico-pool-encapsulation.ts'
import { imageFilledIn } from './setup/image-filled-in.ts'
import { eksPodAddresses } from './setup/eks-pod-addresses.ts'
import { eksAddressSelector } from './setup/eks-address-selector.ts'
import { eksClusterPolicy } from './setup/eks-cluster-policy.ts'
import { eksPodIdentity } from './setup/eks-pod-identity.ts'
import { eksDnsServers } from './setup/eks-dns-servers.ts'
import { eksPodGroups } from './setup/eks-pod-groups.ts'
import { eksPrefixMachines } from './setup/eks-prefix-machines.ts'
import { eksStartCalled } from './setup/eks-start-called.ts'
import { eksStartParameters } from './setup/eks-start-parameters.ts'
import { eksStartRange } from './setup/eks-start-range.ts'
import { logRunnerFlag } from './flags/log-runner-flag.ts'
import { proxyModeTold } from './setup/proxy-mode-told.ts'
import { proxyPassesApiServer } from './setup/proxy-passes-api-server.ts'
import { ipv6OnlyTold } from './setup/ipv6-only-told.ts'
import { identityCommandsLint } from './setup/identity-commands.ts'
import { joinObjectsLint } from './setup/join-objects.ts'
import { kubeProxyServiceFile } from './setup/kube-proxy-service-file.ts'
import { kubeconfigUsable } from './setup/kubeconfig-usable.ts'
import { linuxProxyMode } from './setup/linux-proxy-mode.ts'
import { yamlEscape } from './setup/yaml-escape.ts'
import { objectHeadLint } from './setup/object-head.ts'
import { mergeMarksLint } from './setup/merge-marks.ts'
import { yamlFormLint } from './setup/yaml-form.ts'
import { yamlTab } from './setup/yaml-tab.ts'

export const lints = [
  podField,
  hostProcessPod,
  imageBuild,
  linuxImage,
  containerCommand,
  nanoCommand,
  hypervAnnotation,
  osSelector,
  memoryRequest,
  replicaCount,
  serviceField,
  runtimeClass,
  apiVersionServed,
  servicePorts,
  apiHostNoService,
  apiVersionGone,
  awsNodeSnat,
  hostProcessBaseLint,
  baseImageTag,
  imageHostListed,
  memoryOverbooked,
  kubeadmExtraArgs,
  kubeadmConfigVersion,
  kubeadmSocketDocker,
  kubeadmSocketForm,
  kubeconfigContext,
  stopSignal,
  tolerationOfEvent,
  tolerationValue,
  winsOnDocker,
  calicoForWindows,
  calicoPoolNat,
  calicoInstallationValues,
  eksWindowsIpam,
  eksWindowsRole,
  gkeFirstPool,
  gmsaAnnotation,
  gmsaObjects,
  objectField,
  objectName,
  meshInjected,
  nodeLabel,
  containerUser,
  coreCommand,
  criticalPod,
  windowsBuildLabel,
  objectKind,
  objectFieldKnown,
  objectFieldMissing,
  resourceName,
  objectFieldValue,
  podFieldSince,
  restartPolicy,
  sandboxMountPoint,
  probePortNamed,
  podDnsNone,
  selectorLabels,
  selectorGiven,
  singleFileMount,
  flagKnown,
  flagValue,
  flagDashes,
  flagGlued,
  flagSwitchWord,
  flagSwallowed,
  flagListBlank,
  flagPathBlank,
  kubeletAffinity,
  kubeletCertDir,
  kubeletKubeconfig,
  kubeletCgroups,
  kubeletResolvConf,
  kubeletFlagsAgree,
  kubeletThreshold,
  kubeletRuntimeEndpoint,
  serviceFlag,
  serviceName,
  proxyMode,
  logFilesWritten,
  proxyDsrGate,
  proxyDsrFlag,
  flagPlaceholder,
  flagRepeated,
  flagFeatureGates,
  kubeletConfigField,
  kubeletConfigType,
  kubeletConfigThreshold,
  kubeletConfigValue,
  kubeletConfigCgroups,
  kubeletConfigDriver,
  kubeletConfigAgrees,
  kubeletConfigAffinity,
  kubeletConfigShutdown,
  kubeletConfigLogQuery,
  kubeletConfigFeatureGates,
  kubeProxyConfigField,
  kubeProxyConfigMode,
  kubeProxyConfigType,
  kubeProxyConfigDsr,
  kubeProxyConfigFeatureGates,
  cniApiVersion,
  cniAzureExceptions,
  cniAzureMode,
  cniCalicoRoute,
  cniCapabilityKnown,
  cniDelegate,
  cniDns,
  cniExceptionRanges,
  cniExceptionBase,
  cniFileShape,
  cniIpam,
  cniIpamRanges,
  cniKeyKnown,
  cniMacPrefix,
  cniNameServer,
  cniNetworkName,
  cniNetworkType,
  cniOutboundNat,
  cniPlaceholder,
  cniPluginBinary,
  cniPolicyList,
  cniPolicyShape,
  cniPolicyKnown,
  cniPolicyType,
  cniPolicyValues,
  cniProviderAddress,
  cniStrictJson,
  cniValueTypes,
  cniVersionAccepted,
  cniVpcAddresses,
  containerdConfigSyntax,
  containerdSchemaKeys,
  containerdConfigTables,
  containerdKeyKnown,
  containerdConfigChecked,
  containerdFoldersApart,
  containerdHandlersOfWindows,
  containerdConfigRelease,
  flannelBackend,
  flannelKeyKnown,
  cniExceptionsComplete,
  cniDnsDomain,
  cniExceptionTarget,
  cniSdnRelease,
  cniServiceRoute,
  cniNodeSubnet,
  cniHostPorts,
  cniHnsNetwork,
  cniFlannelNetwork,
  kubeProxyFlannelNetwork,
  hostGwPublicAddress,
  kubeProxyNatNetwork,
  hostGwRoutePresent,
  kubeProxyNetworkName,
  cniFileForLinux,
  flannelSubnetFile,
  cniDirectory,
  cniPluginPresent,
  cniNetConfApart,
  flannelSubnetIpv4,
  flannelVniOnce,
  kubeletPipeOfRuntime,
  kubeProxyOverlay,
  nodeAddressOnce,
  cniSubnetOfNode,
  podSubnetOnce,
  providerAddressOfNode,
  flanneldOwnIdentity,
  flannelBackendType,
  computerNameCut,
  flannelNodeRange,
  flannelVxlanDefaults,
  nodeLocalDnsOfLinux,
  podRuntimeClass,
  runtimeClassHandlerKnown,
  runtimeClassToleratesTaints,
  runtimeClassBuildPresent,
  buildLabelGiven,
  hostEndpointOnce,
  hostIsServer,
  kubeProxyFileFlags,
  kubeProxyFitsVersions,
  kubeletFileForWindows,
  hostProcessAdmitted,
  podSecurityAdmits,
  resizeInPlace,
  policySparesWindows,
  hostProcessDirectory,
  hostProcessGroup,
  hostProcessVolume,
  gateTold,
  kubeletEndpointGiven,
  kubeletResolverGiven,
  kubeletFileEndpoint,
  kubeletAccount,
  containerdAccount,
  containerdDropInRead,
  containerdOwnFile,
  hostsTomlForm,
  registryFolderPort,
  criDockerdSpeaksV1,
  kubeletClusterDns,
  serviceStartType,
  kubeletScheduledTask,
  kubeletPartForWindows,
  kubeletMemoryThreshold,
  kubeletGracePeriod,
  kubeletFitsControlPlane,
  pauseImageNamed,
  pauseImageRuns,
  vmMacSpoofing,
  windowsPodKeptOnWindows,
  imageOnClient,
  imageRunsOnEachNode,
  windowsPodToleratesTaints,
  metallbAnnounces,
  serviceBackends,
  serviceFamilies,
  serviceSelectsPods,
  flannelSubnetEnvWhole,
  placeholderLeft,
  scriptPlaceholder,
  scriptFileEncoding,
  scriptJsonDepth,
  scriptArgumentGlued,
  scriptLineGoesOn,
  scriptScAlias,
  serviceOptionSpace,
  dockerHasAdapter,
  flagRefused,
  flannelHostRoute,
  flanneldFlagRelease,
  dockerExecOptsLint,
  dockerStorageDriver,
  dockerStrictJson,
  dockerKeyKnown,
  cniFileName,
  cniFirstFile,
  nodeConditionsLint,
  linuxDaemonsetKeptOff,
  linuxPodOnLinux,
  outputTellsFault,
  pluginToldNetwork,
  podOnNat,
  containerdFileForWindows,
  podsFitNodeRange,
  podSubnetAgrees,
  sourceVipOfNode,
  containerdHandlerPlatform,
  defaultGatewayOnce,
  gmsaBinding,
  gmsaSpecPresent,
  goneAddress,
  dockerRegistries,
  meshNamespaceInjected,
  dockerServerOs,
  calicoServicesRelease,
  calicoStrictAffinity,
  dnsIsApiServer,
  nodePortDiffers,
  nodeRangesGiven,
  calicoWindowsDataplane,
  podAddressGiven,
  networkPolicyEnforced,
  portOpen,
  outsideHostsApart,
  overlayMtu,
  packetsFitPath,
  nodeRangesFit,
  firewallVxlanPort,
  hostAddress,
  rangeForm,
  rangesApartTold,
  overlayUpdateTold,
  memoryToldOverbooked,
  commitLeft,
  nssmEnvironmentOnce,
  imageReleaseSpelt,
  kubeProxyHnsNetwork,
  kubeProxyNodeName,
  kubeProxyOwnIdentity,
  flanneldNodeName,
  flanneldSubnetManager,
  flannelPodRanges,
  kubeProxyImageNetwork,
  kubeadmJoinSocket,
  hostGwOneSegment,
  awsNodeName,
  affinityTold,
  trafficPolicyTold,
  controlPlaneOnWindows,
  controlPlaneGates,
  clusterDomainServed,
  podDnsServer,
  podFieldGate,
  podFieldTold,
  logMonitorStart,
  namedObjectPresent,
  selectorMeetsNode,
  policySelectsNamespace,
  kubeletOwnName,
  serviceInRanges,
  limitRangeAdmits,
  claimFitsVolume,
  monitorSelectsService,
  quotaAdmits,
  nanoStep,
  networkHasWindows,
  networkFitsProduct,
  noBreakSpaceBehindOption,
  nodeAddressApart,
  poolAccepted,
  rke2AgentKeys,
  rke2Cni,
  rkeFlannelNumbers,
  rkeWindowsPrefix,
  imageBuilderService,
  k0sCriSocket,
  karpenterClassSystem,
  kopsWindowsGroup,
  kubesprayWindowsHost,
  aksOutboundNat,
  aksUpgradeRelease,
  upgradeTarget,
  distributionObjects,
  windowsPodVolume,
  claimOfOneSystem,
  containerArgumentQuotes,
  openshiftAutoscalerTarget,
  openshiftInstall,
  smbServerName,
  smbAccountOfServer,
  smbSourceSlash,
  sdnPluginsOnWindows,
  containerdCimfsRelease,
  smbFoldersOfShare,
  calicoEbpf,
  calicoWireguard,
  runtimeEndpointServed,
  hypervAnnotationRuntime,
  imageBasePresent,
  imageBaseRuns,
  imageListVersions,
  imageProgram,
  imageShellForm,
  imageStepsApart,
  imageVolumeDrive,
  imageToldRuns,
  antreaManifest,
  downloadAddress,
  downloadHash,
  antreaModes,
  antreaOverride,
  antreaProxy,
  antreaWithoutKubeProxy,
  calicoBlockSize,
  calicoHostEndpoint,
  calicoRuleSkipped,
  calicoFoundAddress,
  calicoPoolEncapsulation,
  calicoPoolEnv,
  calicoProxyGate,
  imageFilledIn,
  eksPodAddresses,
  eksAddressSelector,
  eksClusterPolicy,
  eksPodGroups,
  eksPodIdentity,
  eksDnsServers,
  eksPrefixMachines,
  aksEngineNetwork,
  aksKubeletSettings,
  aksOverlayNodes,
  aksOverlayBuild,
  aksPoolPods,
  eksStartCalled,
  eksStartParameters,
  eksStartRange,
  logRunnerFlag,
  proxyModeTold,
  proxyPassesApiServer,
  ipv6OnlyTold,
  identityCommandsLint,
  joinObjectsLint,
  kubeProxyServiceFile,
  kubeconfigUsable,
  yamlEscape,
  yamlTab,
  keyOnce,
  mergeMarksLint,
  yamlFormLint,
  objectHeadLint,
  dynamicPortsApart,
  kubectlNearServer,
  driveMount,
  cniLoopbackDsr,
  kubeletConfigEviction,
  kubeletEviction,
  kubeletNetworkPlugin,
  accountSecretMade,
  adapterPresent,
  hnsAddressCurrent,
  hnsAddressOfNode,
  endpointAddressOnce,
  endpointNotGateway,
  exceptionsTold,
  kubeadmFlagsRead,
  hostAliasesLint,
  hostProcessCommand,
  memoryLimitLow,
  pipeName,
  dockerPipeServed,
  dockerSettingOnce,
  dockerPipeMounted,
  pipeReadOnly,
  imageStageUsed,
  chartForWindows,
  secretsStoreForWindows,
  jenkinsAgentImage,
  serviceFieldSince,
  winsArgumentWhole,
  linuxProxyMode,
] as const satisfies readonly AnyLint[]

export type LintId = (typeof lints)[number]['id']
