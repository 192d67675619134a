import type { NetworkFile } from './network-file.ts'

export const runtimeFiles: readonly NetworkFile[] = [
  {
    name: 'agentbaker-containerd2template.toml',
    project: 'Azure/AgentBaker',
    verdict: 'template',
    text: `version = 3
root = 'C:\\ProgramData\\containerd\\root'
state = 'C:\\ProgramData\\containerd\\state'
[grpc]
  address = '\\\\.\\pipe\\containerd-containerd'
  max_recv_message_size = 16777216
  max_send_message_size = 16777216
[ttrpc]
  address = ''
[debug]
  address = ''
  level = 'info'
[metrics]
  address = '0.0.0.0:10257'
  grpc_histogram = false
[cgroup]
  path = ''
[plugins]
  [plugins.'io.containerd.cri.v1.images']
    stats_collect_period = 10
    discard_unpacked_layers = true
    snapshotter = 'windows'
    [plugins.'io.containerd.cri.v1.images'.pinned_images]
      sandbox = '{{pauseImage}}'
    [plugins.'io.containerd.cri.v1.images'.registry]
      config_path = 'C:\\ProgramData\\containerd\\certs.d'
  [plugins.'io.containerd.cri.v1.runtime']
    enable_selinux = false
    max_container_log_line_size = 16384
    [plugins.'io.containerd.cri.v1.runtime'.containerd]
      default_runtime_name = 'default_runtime'
      [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes]
        [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.default_runtime]
          runtime_type = 'io.containerd.runhcs.v1'
          {{containerAnnotations}}
          {{podAnnotations}}
          [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.default_runtime.options]
            Debug = false
            DebugType = 0
            SandboxImage = '{{pauseImage}}'
            SandboxPlatform = 'windows/amd64'
            SandboxIsolation = {{sandboxIsolation}}
        [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runhcs-wcow-process]
          runtime_type = 'io.containerd.runhcs.v1'
          {{containerAnnotations}}
          {{podAnnotations}}
          [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runhcs-wcow-process.options]
            Debug = true
            DebugType = 2
            SandboxImage = '{{pauseImage}}'
            SandboxPlatform = 'windows/amd64'
{{hypervisors}}
    [plugins.'io.containerd.cri.v1.runtime'.cni]
      bin_dir = '{{cnibin}}'
      conf_dir = '{{cniconf}}'
  [plugins.'io.containerd.gc.v1.scheduler']
    pause_threshold = 0.02
    deletion_threshold = 0
    mutation_threshold = 100
    schedule_delay = '0s'
    startup_delay = '100ms'
  [plugins.'io.containerd.grpc.v1.cri']
    disable_tcp_service = true
    stream_server_address = '127.0.0.1'
    stream_server_port = '0'
    stream_idle_timeout = '4h0m0s'
    enable_tls_streaming = false
  [plugins.'io.containerd.service.v1.diff-service']
    default = ['windows']`,
    expected: [],
  },
  {
    name: 'agentbaker-containerdtemplate.toml',
    project: 'Azure/AgentBaker',
    verdict: 'template',
    text: `root = "C:\\\\ProgramData\\\\containerd\\\\root"
state = "C:\\\\ProgramData\\\\containerd\\\\state"
[grpc]
  address = "\\\\\\\\.\\\\pipe\\\\containerd-containerd"
  max_recv_message_size = 16777216
  max_send_message_size = 16777216
[ttrpc]
  address = ""
[debug]
  address = ""
  level = "info"
[metrics]
  address = "0.0.0.0:10257"
  grpc_histogram = false
[cgroup]
  path = ""
[plugins]
  [plugins.cri]
    stream_server_address = "127.0.0.1"
    stream_server_port = "0"
    enable_selinux = false
    sandbox_image = "{{pauseImage}}"
    stats_collect_period = 10
    systemd_cgroup = false
    enable_tls_streaming = false
    max_container_log_line_size = 16384
    disable_http2_client = false
    [plugins.cri.containerd]
      snapshotter = "windows"
      discard_unpacked_layers = true
      no_pivot = false
      [plugins.cri.containerd.default_runtime]
        runtime_type = "io.containerd.runhcs.v1"
        {{containerAnnotations}}
        {{podAnnotations}}
        [plugins.cri.containerd.default_runtime.options]
          Debug = false
          DebugType = 0
          SandboxImage = "{{pauseImage}}"
          SandboxPlatform = "windows/amd64"
          SandboxIsolation = {{sandboxIsolation}}
      [plugins.cri.containerd.runtimes]
        [plugins.cri.containerd.runtimes.runhcs-wcow-process]
          runtime_type = "io.containerd.runhcs.v1"
          {{containerAnnotations}}
          {{podAnnotations}}
          [plugins.cri.containerd.runtimes.runhcs-wcow-process.options]
            Debug = true
            DebugType = 2
            SandboxImage = "{{pauseImage}}"
            SandboxPlatform = "windows/amd64"
{{hypervisors}}
    [plugins.cri.cni]
      bin_dir = "{{cnibin}}"
      conf_dir = "{{cniconf}}"
    [plugins.cri.registry]
      config_path = "C:\\\\ProgramData\\\\containerd\\\\certs.d"
  [plugins.diff-service]
    default = ["windows"]
  [plugins.scheduler]
    pause_threshold = 0.02
    deletion_threshold = 0
    mutation_threshold = 100
    schedule_delay = "0s"
    startup_delay = "100ms"`,
    expected: [],
  },
  {
    name: 'imagebuilder-config.toml',
    project: 'kubernetes-sigs/image-builder',
    verdict: 'template',
    text: `root = "{{ allusersprofile }}\\\\containerd\\\\root"
state = "{{ allusersprofile }}\\\\containerd\\\\state"
version = {% if containerd_version is version('2.0.0', '>=') %}3{% else %}2{% endif %}
{% if 'imports' not in containerd_additional_settings | b64decode %}
imports = ["{{ containerd_conf_dir }}\\\\conf.d\\\\*.toml"]
{% endif %}
[grpc]
  address = "\\\\\\\\.\\\\pipe\\\\containerd-containerd"
[plugins]
{% if containerd_version is version('2.0.0', '>=') %}
{% if containerd_image_pull_progress_timeout | default('') | length > 0 %}
  [plugins.'io.containerd.cri.v1.images']
    image_pull_progress_timeout = "{{ containerd_image_pull_progress_timeout }}"
{% endif %}
  [plugins.'io.containerd.cri.v1.images'.pinned_images]
    sandbox = "{{ pause_image }}"
    [plugins.'io.containerd.cri.v1.runtime'.cni]
      bin_dir = "{{ plugin_bin_dir }}"
      conf_dir = "{{ plugin_conf_dir }}"
{% if packer_builder_type.startswith('azure') %}
    [plugins.'io.containerd.cri.v1.images'.registry.headers]
      X-Meta-Source-Client = ["azure/capz"]
{% endif %}
{% else %}
  [plugins."io.containerd.grpc.v1.cri"]
    sandbox_image = "{{ pause_image }}"
    [plugins."io.containerd.grpc.v1.cri".cni]
      bin_dir = "{{ plugin_bin_dir }}"
      conf_dir = "{{ plugin_conf_dir }}"
{% if packer_builder_type.startswith('azure') %}
    [plugins."io.containerd.grpc.v1.cri".registry.headers]
      X-Meta-Source-Client = ["azure/capz"]
{% endif %}
{% endif %}
{{containerd_additional_settings | b64decode}}`,
    expected: [],
  },
  {
    name: 'wmco-containerd_conf.toml',
    project: 'openshift/windows-machine-config-operator',
    verdict: 'valid',
    text: `disabled_plugins = ["io.containerd.nri.v1.nri"]
imports = []
oom_score = 0
plugin_dir = ""
required_plugins = []
root = "C:\\\\ProgramData\\\\containerd\\\\root"
state = "C:\\\\ProgramData\\\\containerd\\\\state"
temp = ""
version = 2
[cgroup]
  path = ""
[debug]
  address = ""
  format = ""
  gid = 0
  level = ""
  uid = 0
[grpc]
  address = "\\\\\\\\.\\\\pipe\\\\containerd-containerd"
  gid = 0
  max_recv_message_size = 16777216
  max_send_message_size = 16777216
  tcp_address = ""
  tcp_tls_ca = ""
  tcp_tls_cert = ""
  tcp_tls_key = ""
  uid = 0
[metrics]
  address = ""
  grpc_histogram = false
[plugins]
  [plugins."io.containerd.gc.v1.scheduler"]
    deletion_threshold = 0
    mutation_threshold = 100
    pause_threshold = 0.02
    schedule_delay = "0s"
    startup_delay = "100ms"
  [plugins."io.containerd.grpc.v1.cri"]
    cdi_spec_dirs = []
    device_ownership_from_security_context = false
    disable_apparmor = false
    disable_cgroup = false
    disable_hugetlb_controller = false
    disable_proc_mount = false
    disable_tcp_service = true
    drain_exec_sync_io_timeout = "0s"
    enable_cdi = false
    enable_selinux = false
    enable_tls_streaming = false
    enable_unprivileged_icmp = false
    enable_unprivileged_ports = false
    ignore_image_defined_volumes = false
    image_pull_progress_timeout = "30m0s"
    max_concurrent_downloads = 3
    max_container_log_line_size = 16384
    netns_mounts_under_state_dir = false
    restrict_oom_score_adj = false
    sandbox_image = "mcr.microsoft.com/oss/kubernetes/pause:3.9"
    selinux_category_range = 0
    stats_collect_period = 10
    stream_idle_timeout = "4h0m0s"
    stream_server_address = "127.0.0.1"
    stream_server_port = "0"
    systemd_cgroup = false
    tolerate_missing_hugetlb_controller = false
    unset_seccomp_profile = ""
    [plugins."io.containerd.grpc.v1.cri".cni]
      bin_dir = "C:\\\\k\\\\cni"
      conf_dir = "C:\\\\k\\\\cni\\\\config"
      conf_template = ""
      ip_pref = "ipv4"
      max_conf_num = 1
      setup_serially = false
    [plugins."io.containerd.grpc.v1.cri".containerd]
      default_runtime_name = "runhcs-wcow-process"
      disable_snapshot_annotations = false
      discard_unpacked_layers = false
      ignore_blockio_not_enabled_errors = false
      ignore_rdt_not_enabled_errors = false
      no_pivot = false
      snapshotter = "windows"
      [plugins."io.containerd.grpc.v1.cri".containerd.default_runtime]
        base_runtime_spec = ""
        container_annotations = []
        pod_annotations = []
        privileged_without_host_devices = false
        privileged_without_host_devices_all_devices_allowed = false
        runtime_engine = ""
        runtime_path = ""
        runtime_root = ""
        runtime_type = ""
        [plugins."io.containerd.grpc.v1.cri".containerd.default_runtime.options]
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes]
        [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]
          base_runtime_spec = ""
          container_annotations = []
          pod_annotations = []
          privileged_without_host_devices = false
          privileged_without_host_devices_all_devices_allowed = false
          runtime_engine = ""
          runtime_path = ""
          runtime_root = ""
          runtime_type = "io.containerd.runhcs.v1"
          [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process.options]
      [plugins."io.containerd.grpc.v1.cri".containerd.untrusted_workload_runtime]
        base_runtime_spec = ""
        container_annotations = []
        pod_annotations = []
        privileged_without_host_devices = false
        privileged_without_host_devices_all_devices_allowed = false
        runtime_engine = ""
        runtime_path = ""
        runtime_root = ""
        runtime_type = ""
        [plugins."io.containerd.grpc.v1.cri".containerd.untrusted_workload_runtime.options]
    [plugins."io.containerd.grpc.v1.cri".image_decryption]
      key_model = "node"
    [plugins."io.containerd.grpc.v1.cri".registry]
      config_path = "C:\\\\k\\\\containerd\\\\registries"
      [plugins."io.containerd.grpc.v1.cri".registry.auths]
      [plugins."io.containerd.grpc.v1.cri".registry.configs]
      [plugins."io.containerd.grpc.v1.cri".registry.headers]
      [plugins."io.containerd.grpc.v1.cri".registry.mirrors]
    [plugins."io.containerd.grpc.v1.cri".x509_key_pair_streaming]
      tls_cert_file = ""
      tls_key_file = ""
  [plugins."io.containerd.internal.v1.opt"]
    path = "C:\\\\ProgramData\\\\containerd\\\\root\\\\opt"
  [plugins."io.containerd.internal.v1.restart"]
    interval = "10s"
  [plugins."io.containerd.metadata.v1.bolt"]
    content_sharing_policy = "shared"
  [plugins."io.containerd.runtime.v2.task"]
    platforms = ["windows/amd64", "linux/amd64"]
  [plugins."io.containerd.service.v1.diff-service"]
    default = ["windows", "windows-lcow"]
[proxy_plugins]
[stream_processors]
  [stream_processors."io.containerd.ocicrypt.decoder.v1.tar"]
    accepts = ["application/vnd.oci.image.layer.v1.tar+encrypted"]
    args = ["--decryption-keys-path", "C:\\\\Program Files\\\\containerd\\\\ocicrypt\\\\keys"]
    env = ["OCICRYPT_KEYPROVIDER_CONFIG=C:\\\\Program Files\\\\containerd\\\\ocicrypt\\\\ocicrypt_keyprovider.conf"]
    path = "ctd-decoder"
    returns = "application/vnd.oci.image.layer.v1.tar"
  [stream_processors."io.containerd.ocicrypt.decoder.v1.tar.gzip"]
    accepts = ["application/vnd.oci.image.layer.v1.tar+gzip+encrypted"]
    args = ["--decryption-keys-path", "C:\\\\Program Files\\\\containerd\\\\ocicrypt\\\\keys"]
    env = ["OCICRYPT_KEYPROVIDER_CONFIG=C:\\\\Program Files\\\\containerd\\\\ocicrypt\\\\ocicrypt_keyprovider.conf"]
    path = "ctd-decoder"
    returns = "application/vnd.oci.image.layer.v1.tar+gzip"
[timeouts]
  "io.containerd.timeout.shim.cleanup" = "5s"
  "io.containerd.timeout.shim.load" = "5s"
  "io.containerd.timeout.shim.shutdown" = "3s"
  "io.containerd.timeout.task.state" = "2s"
[ttrpc]
  address = ""
  gid = 0
  uid = 0`,
    expected: [],
  },
  {
    name: 'wt-helm-runtimeclass.yaml',
    project: 'kubernetes-sigs/windows-testing',
    verdict: 'template',
    text: `{{- if and (eq .Values.webhookType "hyperv") .Values.runtimeClass.enabled }}
apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata:
  name: {{ .Values.runtimeClass.name }}
  labels:
    {{- include "webhook.labels" . | nindent 4 }}
handler: {{ .Values.runtimeClass.handler }}
{{- with .Values.runtimeClass.overhead }}
overhead:
  podFixed:
    {{- toYaml .podFixed | nindent 4 }}
{{- end }}
{{- with .Values.runtimeClass.scheduling }}
scheduling:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
`,
    expected: [],
  },
]
