declare module 'virtual:catalogue' {
  const rules: Record<string, import('../catalogue.ts').RuleWords>;
  export default rules;
}

declare module 'virtual:settings' {
  const settings: import('../catalogue.ts').Settings;
  export default settings;
}

declare module 'virtual:glossary' {
  const rows: string[][];
  export default rows;
}
declare module 'virtual:languages' {
  const languages: import('../words.ts').Languages;
  export default languages;
}
