import { flag, flagTable } from './define.ts'

/** Logging flags of the kubelet. */
export const kubeletLogFlags = flagTable([
  flag('add-dir-header', 'bool', 'false', '1.16-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.16.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('alsologtostderr', 'bool', 'false', '1.14-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('experimental-logging-sanitization', 'bool', 'false', '1.20-1.23', {
    config: 'logging.sanitization 1.20-',
    deprecated: '1.20',
    sources: [
      'k8s v1.20.0/cmd/kubelet/app/options/options.go',
      'component-base v0.23.0/logs/config.go',
      'component-base v0.24.0/logs/config.go',
    ],
  }),
  flag('log-backtrace-at', 'string', ':0', '1.14-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-dir', 'string', '', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'Works only with --logtostderr=false. From 1.26: nssm or kube-log-runner.exe.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-file', 'string', '', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'Works only with --logtostderr=false.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-file-max-size', 'uint64', '1800', '1.15-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.15.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-flush-frequency', 'duration', '5s', '1.14-', {
    config: 'logging.flushFrequency 1.23-',
    sources: [
      'k8s v1.14.0/staging/src/k8s.io/component-base/logs/logs.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('log-json-info-buffer-size', 'quantity', '0', '1.23-', {
    config: 'logging.options.json.infoBufferSize 1.23-',
    deprecated: '1.23',
    confidence: 'inferred',
    sources: [
      'component-base v0.23.0/logs/config.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('log-json-split-stream', 'bool', 'false', '1.23-', {
    config: 'logging.options.json.splitStream 1.23-',
    deprecated: '1.23',
    confidence: 'inferred',
    sources: [
      'component-base v0.23.0/logs/config.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('log-text-info-buffer-size', 'quantity', '0', '1.30-', {
    config: 'logging.options.text.infoBufferSize 1.30-',
    deprecated: '1.30',
    sources: [
      'component-base v0.30.0/logs/api/v1/options.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('log-text-split-stream', 'bool', 'false', '1.30-', {
    config: 'logging.options.text.splitStream 1.30-',
    deprecated: '1.30',
    sources: [
      'component-base v0.30.0/logs/api/v1/options.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('logging-format', 'string', 'text', '1.19-', {
    config: 'logging.format 1.19-',
    deprecated: '1.19',
    sources: [
      'k8s v1.19.0/cmd/kubelet/app/options/options.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('logtostderr', 'bool', 'true', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('one-output', 'bool', 'false', '1.20-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.20.0/vendor/k8s.io/klog/v2/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('skip-headers', 'bool', 'false', '1.15-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.15.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('skip-log-headers', 'bool', 'false', '1.15-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.15.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('stderrthreshold', 'string', '2', '1.14-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('v', 'int32', '0', '1.14-', {
    config: 'logging.verbosity 1.23-',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('vmodule', 'string', '', '1.14-', {
    config: 'logging.vmodule 1.23-',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
])

/** Logging flags of kube-proxy. */
export const kubeProxyLogFlags = flagTable([
  flag('add-dir-header', 'bool', 'false', '1.16-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.16.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('alsologtostderr', 'bool', 'false', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-backtrace-at', 'string', ':0', '1.14-1.25', {
    deprecated: '1.23',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-dir', 'string', '', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-file', 'string', '', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-file-max-size', 'uint64', '1800', '1.15-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.15.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('log-flush-frequency', 'duration', '5s', '1.14-', {
    config: 'logging.flushFrequency 1.28-',
    sources: [
      'k8s v1.14.0/staging/src/k8s.io/component-base/logs/logs.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('log-json-info-buffer-size', 'quantity', '0', '1.28-', {
    config: 'logging.options.json.infoBufferSize 1.28-',
    confidence: 'inferred',
    sources: [
      'k8s v1.28.0/cmd/kube-proxy/app/server.go',
      'k8s v1.27.0/cmd/kube-proxy/app/server.go',
      'component-base v0.36.0/logs/api/v1/options.go',
      'k8s master/CHANGELOG/CHANGELOG-1.28.md',
    ],
  }),
  flag('log-json-split-stream', 'bool', 'false', '1.28-', {
    config: 'logging.options.json.splitStream 1.28-',
    confidence: 'inferred',
    sources: [
      'k8s v1.28.0/cmd/kube-proxy/app/server.go',
      'k8s v1.27.0/cmd/kube-proxy/app/server.go',
      'component-base v0.36.0/logs/api/v1/options.go',
      'k8s master/CHANGELOG/CHANGELOG-1.28.md',
    ],
  }),
  flag('log-text-info-buffer-size', 'quantity', '0', '1.30-', {
    config: 'logging.options.text.infoBufferSize 1.30-',
    confidence: 'inferred',
    sources: [
      'k8s v1.30.0/cmd/kube-proxy/app/server.go',
      'component-base v0.30.0/logs/api/v1/options.go',
      'component-base v0.36.0/logs/api/v1/options.go',
      'k8s master/CHANGELOG/CHANGELOG-1.28.md',
    ],
  }),
  flag('log-text-split-stream', 'bool', 'false', '1.30-', {
    config: 'logging.options.text.splitStream 1.30-',
    confidence: 'inferred',
    sources: [
      'k8s v1.30.0/cmd/kube-proxy/app/server.go',
      'component-base v0.30.0/logs/api/v1/options.go',
      'component-base v0.36.0/logs/api/v1/options.go',
      'k8s master/CHANGELOG/CHANGELOG-1.28.md',
    ],
  }),
  flag('logging-format', 'string', 'text', '1.28-', {
    config: 'logging.format 1.28-',
    sources: [
      'k8s v1.28.0/cmd/kube-proxy/app/server.go',
      'k8s v1.27.0/cmd/kube-proxy/app/server.go',
      'component-base v0.36.0/logs/api/v1/options.go',
      'k8s master/CHANGELOG/CHANGELOG-1.28.md',
    ],
  }),
  flag('logtostderr', 'bool', 'true', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('one-output', 'bool', 'false', '1.20-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.20.0/vendor/k8s.io/klog/v2/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('skip-headers', 'bool', 'false', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('skip-log-headers', 'bool', 'false', '1.15-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.15.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('stderrthreshold', 'string', '2', '1.14-1.25', {
    deprecated: '1.23',
    windows: 'From 1.26 nssm or kube-log-runner.exe redirects the output.',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.23.0/logs/logs.go',
      'component-base v0.25.0/logs/logs.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
    ],
  }),
  flag('v', 'int32', '0', '1.14-', {
    config: 'logging.verbosity 1.28-',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
  flag('vmodule', 'string', '', '1.14-', {
    config: 'logging.vmodule 1.28-',
    sources: [
      'k8s v1.14.0/vendor/k8s.io/klog/klog.go',
      'component-base v0.26.0/logs/klogflags/klogflags.go',
      'component-base v0.36.0/logs/api/v1/options.go',
    ],
  }),
])
