export default {
  'firstadmin.title': 'Ser el primer administrador',
  'firstadmin.text':
    'Has iniciado sesión como {email}. El administrador decide casos y pagos, y da sus roles a los demás.',
  'firstadmin.hint': '¿No es tu cuenta? Cierra la sesión y abre el enlace otra vez.',
  'firstadmin.become': 'Ser administrador',
  'firstadmin.becoming': 'Un momento',
  'firstadmin.done': 'Eres el primer administrador.',
  'firstadmin.done_text':
    'La consola del equipo está en el menú de tu cuenta. Da pronto el rol de administrador a otra persona.',
  'firstadmin.used_up': 'Este enlace ya no funciona. Crea otro con npm run staff -- --first.',
};
