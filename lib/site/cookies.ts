import type { LegalDocument } from '@/lib/shared/texts/legal-document';

/** Browser storage by key. A test searches the code for keys that are missing here. */
export const storedKeys = [
  {
    key: 'checkout:v1:…',
    purpose:
      'Lo que llevas hecho de una compra: datos escritos, hora elegida, reserva y pago en curso. Una entrada por servicio. Así no lo pierdes al recargar o al volver de pagar.',
    until: 'Hasta cerrar la pestaña. Al terminar la compra se borra lo que escribiste.',
  },
  {
    key: 'consulta:borrador',
    purpose: 'El formulario de la consulta gratuita a medio rellenar, sin los archivos.',
    until: 'Hasta enviarlo o cerrar la pestaña.',
  },
  {
    key: 'consulta:envio',
    purpose:
      'Lo que acabas de enviar y un número al azar que lo identifica, para que un doble clic no lo mande dos veces.',
    until: 'Hasta que se envía o cierras la pestaña.',
  },
  {
    key: 'consulta:cita',
    purpose:
      'Tu nombre y tu correo, cuando acabas de enviar la consulta, para no pedírtelos otra vez al elegir la hora.',
    until: 'Hasta cerrar la pestaña.',
  },
  {
    key: 'consulta:eleccion',
    purpose:
      'Un número al azar que firma nuestro servidor, para que elegir otra hora gratuita deje libre la que elegiste antes.',
    until: 'Hasta cerrar la pestaña.',
  },
  {
    key: 'consulta:hora',
    purpose: 'La hora gratuita que has elegido, cuando después quieres contarnos tu caso, para unir las dos cosas.',
    until: 'Hasta que envías la consulta o cierras la pestaña.',
  },
  {
    key: 'consulta:resultado',
    purpose: 'El resultado de una calculadora, cuando tú pides llevarlo a la consulta.',
    until: 'Hasta que se abre el formulario o cierras la pestaña.',
  },
  {
    key: 'desistimiento:escrito',
    purpose:
      'Lo que escribes al desistir sin el enlace de tu contratación, para que siga ahí si recargas o vuelves atrás. Cuando lo envías, solo la dirección de su acuse.',
    until: 'Lo escrito, hasta enviarlo o cerrar la pestaña; la dirección del acuse, hasta cerrarla.',
  },
  {
    key: 'formulario:…',
    purpose:
      'Lo que escribes en cualquier otro formulario o en una calculadora, y la hora que eliges, para que siga ahí si recargas o vuelves. Una entrada por formulario y página. Ni archivos, ni códigos, ni casillas de consentimiento.',
    until: 'Hasta enviarlo, pulsar el botón de la calculadora o cerrar la pestaña.',
  },
  {
    key: 'mesa:respuesta:…',
    purpose: 'Solo para nuestro equipo: la respuesta a un mensaje o a una consulta sin cifrar, mientras la escribe.',
    until: 'Hasta enviarla, salir o cerrar la pestaña.',
  },
  {
    key: 'mesa:carta:…',
    purpose: 'Solo para nuestro equipo: la carta mensual, mientras la escribe.',
    until: 'Hasta guardarla, salir o cerrar la pestaña.',
  },
  {
    key: 'reserva:resultado',
    purpose: 'El resultado de una calculadora, cuando tú pides llevarlo a las notas de una reserva.',
    until: 'Hasta que se abre la reserva o cierras la pestaña.',
  },
] as const;

export const cookiesPolicy: LegalDocument = {
  crumb: 'Política de cookies',
  title: 'Política de cookies',
  lead: 'Esta web no te pone cookies mientras la visitas. Por eso no te recibe ningún aviso tapando la pantalla.',
  version: '2026-11-28',
  sections: [
    {
      id: 'ninguna',
      title: 'Cookies: cero',
      blocks: [
        'Ni de publicidad, ni de medición, ni de redes sociales, ni técnicas. Tampoco cargamos tipos de letra, mapas, vídeos o scripts de otros servidores que pudieran ponerlas por su cuenta.',
        'La única que puedes llevarte la pides tú: si abres tu espacio privado, __Host-espacio guarda un número al azar que dice que está abierto. Solo la recibe esta web, dura hasta que lo cierras o doce horas como mucho, y no hace falta pedirte permiso: es técnica, de las que abren una sesión (artículo 22.2 de la LSSI).',
        'Hay otra que no es para ti: quien trabaja aquí entra en nuestra mesa de trabajo con una cookie técnica, __Host-mesa. Solo guarda un número al azar que dice que la sesión está abierta, dura doce horas como mucho y nadie más la recibe.',
      ],
    },
    {
      id: 'almacenamiento',
      title: 'Lo que sí guarda tu navegador',
      blocks: [
        'Para que no pierdas lo que escribes usamos el almacenamiento de sesión (sessionStorage). Se queda en tu dispositivo y en esa pestaña, no se envía con cada página y desaparece al cerrarla. No usamos almacenamiento permanente (localStorage).',
        {
          caption: 'Datos que el navegador guarda en la pestaña',
          head: ['Nombre', 'Para qué', 'Hasta cuándo'],
          rows: storedKeys.map(({ key, purpose, until }) => [key, purpose, until] as const),
        },
        'Es necesario para darte lo que has pedido (terminar una compra o un formulario), así que la ley no exige pedirte permiso: artículo 22.2 de la Ley 34/2002 (LSSI) y guía de cookies de la Agencia Española de Protección de Datos.',
        'Cuando pulsas el botón de una calculadora, sus datos pasan a la dirección de la página, detrás de la almohadilla (#), que el navegador no envía al servidor.',
      ],
    },
    {
      id: 'stripe',
      title: 'Al pagar, estás en la web de Stripe',
      blocks: [
        'El pago se hace en checkout.stripe.com, que es de Stripe y sí usa cookies, para que el pago funcione y para prevenir el fraude. Las explica en su [política de cookies](https://stripe.com/es/legal/cookies-policy). Lo mismo vale para otros sitios a los que enlazamos: al salir mandan sus normas.',
      ],
    },
    {
      id: 'borrar',
      title: 'Cómo borrarlo',
      blocks: [
        'Cierra la pestaña y ya está. Si quieres hacerlo a mano, busca «borrar datos de navegación» o «datos del sitio» en los ajustes de tu navegador. Si bloqueas el almacenamiento, la web sigue funcionando, pero al recargar perderás lo que tuvieras a medias.',
      ],
    },
    {
      id: 'cambios',
      title: 'Si algún día cambia',
      blocks: [
        'Si llegáramos a usar cookies que necesiten tu permiso, te lo pediríamos antes de ponerlas, con la misma facilidad para decir que no que para decir que sí. Lo demás está en la [política de privacidad](/politica-privacidad).',
      ],
    },
  ],
};
