import { inferred } from '../fact.ts'

/** Keys of daemon.json on any system and in any release; those of flags may have the flag's name. */
const keys = `add-runtime allow-direct-routing allow-nondistributable-artifacts api-cors-header
api-enable-cors authorization-plugin authorization-plugins bip bip6 bridge bridge-accept-fwmark
builder cdi-spec-dir cdi-spec-dirs cgroup-parent cluster-advertise cluster-store cluster-store-opt
cluster-store-opts config-file containerd containerd-namespace containerd-plugin-namespace
containerd-plugins-namespace cpu-rt-period cpu-rt-runtime cri-containerd data-root debug
default-address-pool default-address-pools default-cgroupns-mode default-gateway
default-gateway-v6 default-init default-ipc-mode default-network-opt default-network-opts
default-runtime default-shm-size default-stop-timeout default-ulimit default-ulimits
deprecated-key-path device disable-legacy-registry dns dns-opt dns-opts dns-search exec-opt
exec-opts exec-root experimental feature features firewall-backend fixed-cidr fixed-cidr-v6
graph group help host host-gateway-ip host-gateway-ips hosts http-proxy https-proxy icc init
init-path insecure-registries insecure-registry ip ip-forward ip-forward-no-drop ip-masq ip6tables
iptables ipv6 label labels live-restore log-driver log-format log-level log-opt log-opts
max-concurrent-downloads max-concurrent-uploads max-download-attempts metrics-addr min-api-version
mtu network-control-plane-mtu network-diagnostic-port no-new-privileges no-proxy
node-generic-resource node-generic-resources nri-opts oom-score-adjust pidfile proxies raw-logs
register-service registry-mirror registry-mirrors restart rootless run-service runtimes
seccomp-profile selinux-enabled service-name shutdown-timeout storage-driver storage-opt
storage-opts swarm-default-advertise-addr swarm-raft-election-tick swarm-raft-heartbeat-tick tls
tlscacert tlscert tlskey tlsverify unregister-service userland-proxy userland-proxy-path
userns-remap validate version`

/** dockerd stops with "the following directives don't match any configuration option". */
export const dockerKeys = inferred(
  new Set(keys.split(/\s+/)) as ReadonlySet<string>,
  [
    'github moby/moby/blob/b985e2313a8676e18072b442911fc8f64f17d440/daemon/config/config.go',
    'github moby/moby/blob/b985e2313a8676e18072b442911fc8f64f17d440/daemon/command/config.go',
  ],
  { note: 'those of older releases are kept out of caution, without a source each' },
)
