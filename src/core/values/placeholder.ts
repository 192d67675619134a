/** Files of which every word is one of a template are filled in later. */
export const isPlaceholder = (text: string) =>
  /\{\{|\}\}|\$\{|^<.*>$|<[A-Za-z][\w .-]{0,60}>|\$[A-Za-z_]/.test(text) ||
  /^(?:%\w+%|__\w+__|[A-Z]{2,}[._][A-Z._]{2,})$/.test(text)
