import { testLint } from '../../testing/test-lint.ts'
import { cniStrictJson } from './cni-strict-json.ts'

testLint(cniStrictJson, {
  valid: [
    {
      name: 'a page that turned every blank',
      text: '{\n\u00a0\u00a0"cniVersion":\u00a0"0.2.0",\n\u00a0\u00a0"name":\u00a0"cbr0",\n\u00a0\u00a0"type":\u00a0"win-bridge"\n}',
    },
    {
      name: 'a note of the sender above it',
      text: '# C:\\k\\cni\\config\\cni.conf\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge"}',
    },
    {
      name: 'a mail that turned every quotation mark',
      text: '{\u201CcniVersion\u201D: \u201C0.2.0\u201D, \u201Cname\u201D: \u201Ccbr0\u201D, \u201Ctype\u201D: \u201Cwin-bridge\u201D}',
    },
    {
      name: 'one in a text',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "comment": "of \u201Cours\u201D"}',
    },
    {
      name: 'a file of a Linux node',
      text: '{"cniVersion": "0.3.1", "name": "cbr0", "plugins": [\n# first\n{"type": "flannel", "delegate": {"hairpinMode": true, "isDefaultGateway": true}}]}',
    },
    {
      name: 'plain JSON',
      text: '{\n  "cniVersion": "0.2.0",\n  "name": "cbr0",\n  "type": "win-bridge",\n  "apiVersion": 2,\n  "capabilities": {\n    "dns": true\n  },\n  "policies": [\n    {\n      "Name": "EndpointPolicy",\n      "Value": {\n        "Type": "OutBoundNAT",\n        "Settings": {\n          "Exceptions": [\n            "10.244.0.0/16",\n            "10.96.0.0/12"\n          ]\n        }\n      }\n    }\n  ]\n}',
    },
    {
      name: 'marks inside texts',
      text: '{"cniVersion": "0.2.0", "name": "a//b,]", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'a key that stands twice, of which the last one holds',
      text: '{"cniVersion": "0.2.0", "name": "a", "type": "win-bridge", "name": "cbr0"}',
    },
  ],
  invalid: [
    {
      name: 'a comma that is missing',
      text: '{\n  "cniVersion": "0.2.0",\n  "name": "cbr0"\n  "type": "flannel"\n}',
      messages: [/no JSON: missed comma/],
      severity: 'error',
    },
    {
      name: 'a file whose end is missing',
      text: '{\n  "cniVersion": "0.2.0",\n  "name": "cbr0",\n  "type": "flannel", "delegate": {',
      messages: [/no JSON/],
      severity: 'info',
    },
    {
      name: 'a comment',
      text: '{\n  # name\n  "cniVersion": "0.2.0",\n  "name": "cbr0",\n  "type": "win-bridge",\n  "apiVersion": 2,\n  "capabilities": {\n    "dns": true\n  },\n  "policies": [\n    {\n      "Name": "EndpointPolicy",\n      "Value": {\n        "Type": "OutBoundNAT",\n        "Settings": {\n          "Exceptions": [\n            "10.244.0.0/16",\n            "10.96.0.0/12"\n          ]\n        }\n      }\n    }\n  ]\n}',
      messages: [/a comment \(#\)/],
      severity: 'error',
    },
    {
      name: 'single quotes',
      text: `{"cniVersion": "0.2.0", "name": 'cbr0', "type": "win-bridge"}`,
      messages: [/a text in single quotes/],
      severity: 'error',
    },
    {
      name: 'quotation marks of print among others',
      text: '{\n  "cniVersion": "0.2.0",\n  "name": \u201Ccbr0\u201D,\n  "type": "win-bridge"\n}',
      messages: [/a quotation mark of print \(U\+201C\)/],
      severity: 'warning',
    },
    {
      name: 'one of them in a list',
      text: '{"cniVersion": "0.2.0", "name": "a", "type": "win-bridge", "dns": {"search": [\u201Dsvc.cluster.local"]}}',
      messages: [/U\+201D/],
    },
    {
      name: 'two slashes',
      text: '{\n  // name\n  "cniVersion": "0.2.0",\n  "name": "cbr0",\n  "type": "win-bridge",\n  "apiVersion": 2,\n  "capabilities": {\n    "dns": true\n  },\n  "policies": [\n    {\n      "Name": "EndpointPolicy",\n      "Value": {\n        "Type": "OutBoundNAT",\n        "Settings": {\n          "Exceptions": [\n            "10.244.0.0/16",\n            "10.96.0.0/12"\n          ]\n        }\n      }\n    }\n  ]\n}',
      messages: [/a comment/],
      severity: 'error',
    },
    {
      name: 'a comma at the end',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}],}',
      messages: [/a comma before/],
      severity: 'error',
    },
    {
      name: 'no-break spaces',
      text: '{\n\u00a0 "cniVersion": "0.2.0",\n\u00a0 "name": "cbr0",\n\u00a0 "type": "win-bridge",\n\u00a0 "apiVersion": 2,\n\u00a0 "capabilities": {\n    "dns": true\n  },\n\u00a0 "policies": [\n    {\n      "Name": "EndpointPolicy",\n      "Value": {\n        "Type": "OutBoundNAT",\n        "Settings": {\n          "Exceptions": [\n            "10.244.0.0/16",\n            "10.96.0.0/12"\n          ]\n        }\n      }\n    }\n  ]\n}',
      messages: [/U\+00A0/],
      severity: 'error',
    },
    {
      name: 'a byte order mark',
      text: '\uFEFF{\n  "cniVersion": "0.2.0",\n  "name": "cbr0",\n  "type": "win-bridge",\n  "apiVersion": 2,\n  "capabilities": {\n    "dns": true\n  },\n  "policies": [\n    {\n      "Name": "EndpointPolicy",\n      "Value": {\n        "Type": "OutBoundNAT",\n        "Settings": {\n          "Exceptions": [\n            "10.244.0.0/16",\n            "10.96.0.0/12"\n          ]\n        }\n      }\n    }\n  ]\n}',
      messages: [/U\+FEFF/],
      severity: 'error',
    },
  ],
})
